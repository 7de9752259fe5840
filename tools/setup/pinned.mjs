/** The PocketBase this project is written for. 0.40 needs a newer Go and changes default headers. */
export const POCKETBASE_VERSION = '0.39.11'

/** Where the official zips and their `checksums.txt` are. */
export const RELEASE_URL = `https://github.com/pocketbase/pocketbase/releases/download/v${POCKETBASE_VERSION}`

/**
 * SHA-256 of the official zips. A platform that is not listed is checked against the release's own
 * `checksums.txt`.
 * @type {Readonly<Record<string, string>>}
 */
export const RELEASE_HASHES = {
  'pocketbase_0.39.11_linux_amd64.zip':
    '08b9fcda0d5fd42cb315dc15a36dfa121c993855bd635f01d347c31b4328ec34',
  'pocketbase_0.39.11_linux_arm64.zip':
    '8c785618840df7ebba795fdf4eba33a5fed64ac5307ad8023b955b4ebb82048b',
  'pocketbase_0.39.11_linux_armv7.zip':
    'ba5cde96576716ea8ecf96a11b53a4e0c376f24d93cd48e70aaee54f620ddc5e',
  'pocketbase_0.39.11_darwin_amd64.zip':
    '888892fe5fe64cea4a1441937671e191b32ed8f322fa09d3d7b3ca2fc1d7be29',
  'pocketbase_0.39.11_darwin_arm64.zip':
    '9da6fbe11e82c5b1704e56f7457b24682e01c510206c29b798a458119fa2be20',
}

/** The Litestream version that the restore from a replica is tested with. */
export const LITESTREAM_VERSION = '0.5.18'
