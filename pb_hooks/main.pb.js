/// PocketBase reads the hook files of this folder in a random order, another one at each start, and
/// what is registered first runs first. So there is one such file, which fixes the order: parts
/// that apply to every request come first, and the later a part is registered, the closer to the
/// database it runs.
const PARTS = [
  'failures',
  'health',
  'commands',
  'oneServer',
  'bodies',
  'mails',
  'pages',
  'settings',
  'sessions',
  'api',
  'limits',
  'superusers',
  'accounts',
  'catalogue',
  'owner',
  'products',
  'revision',
  'orders',
  'requests',
  'commitOrder',
]
for (const part of PARTS) require(`${__hooks}/hooks/${part}.js`)
