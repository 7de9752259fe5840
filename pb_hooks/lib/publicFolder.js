/// The built storefront's folder: DARZI_PUBLIC_DIR, or `dist` beside the hooks.
module.exports = $os.getenv('DARZI_PUBLIC_DIR') || `${__hooks}/../dist`
