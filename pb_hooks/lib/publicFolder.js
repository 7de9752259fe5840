/// Where the built storefront lies: DARZI_PUBLIC_DIR, or `dist` beside the hooks.
module.exports = $os.getenv('DARZI_PUBLIC_DIR') || `${__hooks}/../dist`
