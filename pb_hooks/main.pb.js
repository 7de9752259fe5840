/// PocketBase reads the hook files of this folder in a random order, another one at each start, and
/// what is registered first runs first. So there is one such file, and it says the order: what holds
/// for every request comes before what handles one, and the later a part stands, the nearer it is
/// to the database.
const PARTS = [
  ...['failures', 'health'],
  ...['commands', 'oneServer', 'bodies', 'mails', 'pages', 'settings'],
  ...['sessions', 'api', 'limits', 'superusers', 'accounts'],
  ...['catalogue', 'owner', 'products', 'revision', 'orders', 'requests', 'commitOrder'],
]
for (const part of PARTS) require(`${__hooks}/hooks/${part}.js`)
