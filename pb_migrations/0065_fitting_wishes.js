/// <reference path="../.cache/pocketbase/types.d.ts" />
// @ts-check
/// The ids of the wishes that a fitting has followed: a device that lost the answer sends one again,
/// perhaps after the owner has moved the fitting.
migrate(
  (app) => {
    const fittings = app.findCollectionByNameOrId('fittings')
    fittings.fields.add(new JSONField({ name: 'wishes', maxSize: 2000, hidden: true }))
    app.save(fittings)
  },
  (app) => {
    const fittings = app.findCollectionByNameOrId('fittings')
    fittings.fields.removeByName('wishes')
    app.save(fittings)
  },
)
