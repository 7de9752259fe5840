/// When each preference was last edited, in Unix milliseconds by field: two devices that edit
/// different fields offline both keep their edit.
migrate(
  (app) => {
    const preferences = app.findCollectionByNameOrId('preferences')
    preferences.fields.add(new JSONField({ name: 'editedAt', maxSize: 500 }))
    app.save(preferences)
  },
  (app) => {
    const preferences = app.findCollectionByNameOrId('preferences')
    preferences.fields.removeByName('editedAt')
    app.save(preferences)
  },
)
