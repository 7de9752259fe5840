/// A tailoring request may leave the colour to be agreed.
migrate(
  (app) => {
    const requests = app.findCollectionByNameOrId('tailoring_requests')
    requests.fields.getByName('color').required = false
    app.save(requests)
  },
  (app) => {
    const requests = app.findCollectionByNameOrId('tailoring_requests')
    requests.fields.getByName('color').required = true
    app.save(requests)
  },
)
