import { MAX_AT_ONCE } from '#domain/desk/deskEdit.ts'
import { counted } from '#copy/base/count.ts'

/** The confirmation before a product is deleted. */
export const deleteProductQuestion = 'Are you sure you want to delete this product?'

/** The product table and its form. */
export const adminProducts = {
  title: 'Products',
  add: 'Add Product',
  columns: {
    image: 'Image',
    name: 'Name',
    description: 'Description',
    category: 'Category',
    price: 'Price',
    actions: 'Actions',
  },
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Delete ${name}`,
  count: (count: number) => counted(count, 'product', 'products'),
  search: 'Search products',
  empty: 'No products yet. Add the first one.',
  noMatch: 'No product matches.',
  loading: 'Fetching products',
  draft: 'Draft',
  deleted: 'Deleted',
  undo: 'Undo',
  restored: (name: string) => `${name} is back`,
  duplicate: (name: string) => `Duplicate ${name}`,
  duplicateShort: 'Duplicate',
  copyOf: (name: string) => `${name} (copy)`,
  category: 'Category',
  allCategories: 'All categories',
  shown: 'Show',
  shownChoices: { all: 'All', published: 'Published', drafts: 'Drafts' },
  sort: 'Sort by',
  orders: {
    newest: 'Newest first',
    name: 'Name',
    priceUp: 'Price, low to high',
    priceDown: 'Price, high to low',
    category: 'Category',
  },
  more: 'Show more',
  prices: 'Change prices',
  importCsv: 'Import from CSV',
  exportCsv: 'Download as CSV',
  deletedNamed: (name: string) => `${name} deleted`,
} as const

export const productForm = {
  addTitle: 'Add Product',
  editTitle: 'Edit Product',
  fields: {
    name: { label: 'Name', placeholder: 'Navy Twill Suit' },
    description: { label: 'Description', placeholder: 'Cloth, weight, cut and buttons' },
    price: { label: 'Price in rupees', placeholder: '42999' },
    category: { label: 'Category', placeholder: 'Suits' },
    image: { label: 'Image URL', placeholder: 'https://' },
    measurements: {
      label: 'Required measurements',
      placeholder: 'Chest, Waist, Sleeve length',
      hint: 'Separated by commas.',
    },
  },
  restored: 'You left this form without saving. What you typed is still here.',
  photo: 'Photo',
  choosePhoto: 'Choose a photo',
  removePhoto: 'Remove photo',
  takePhoto: 'Take a photo',
  dropPhoto: 'Drop a photo here',
  photoPlace: 'Which part to show',
  preparing: 'Preparing the photo...',
  photoReady: (kilobytes: number) => `Ready to send, ${kilobytes} kB`,
  uploading: (percent: number) => `Sending the photo, ${percent}%`,
  priceKept: (price: string) => `Will be saved as ${price}`,
  listHint: 'Separated by commas.',
  photoHint: 'Upright, in the ratio 3:4. It is made smaller before it is sent.',
  photoRefused: 'We cannot read this picture. Please save it as JPEG or PNG and choose it again.',
  detail: 'More details',
  detailFields: {
    sizes: 'Sizes',
    discount: 'Offer',
    priceRange: 'Price range',
    sleeveLength: 'Sleeve length',
    clothType: 'Cloth',
    materials: 'Materials',
    mill: 'Mill or maker',
    weave: 'Weave',
    weight: 'Weight in grams per square metre',
    included: 'What is included',
    occasions: 'Occasions',
  },
  weaveHint: 'Common weaves are drawn on the page of the piece.',
  draft: 'Draft: do not show it to shoppers yet',
  save: 'Save Product',
  update: 'Update Product',
  cancel: 'Cancel',
} as const

/** An offer in the product form. */
export const offerFields = {
  title: 'Offer',
  kind: 'What it takes off',
  kinds: { '': 'No offer', percent: 'A percentage', rupees: 'Rupees off each piece' },
  value: { percent: 'Percent off, 1 to 99', rupees: 'Rupees off each piece' },
  firstOrder: 'Only in the first order of an account',
  minQuantity: 'From how many pieces',
  minQuantityHint: 'Of this product in one order. Empty for any number.',
  code: 'Code to enter',
  codeHint: 'It is shown with the offer. 3 to 20 letters and digits, or empty.',
  from: 'First day',
  until: 'Last day',
} as const

/** A newer version was saved while the form was open. */
export const productConflict = {
  title: 'Two versions',
  lead: 'This was changed elsewhere since you opened it. Choose what to keep; nothing is saved before.',
  theirs: 'In the shop now',
  yours: 'Yours',
  theirPhoto: 'The photo in the shop',
  yourPhoto: 'Your photo',
  /** Where there is no photo, the shop shows the picture of an address. */
  addressPicture: (image: string) => `The picture ${image}`,
  keepTheirs: 'Keep the one in the shop',
  keepYours: 'Save what is chosen',
} as const

/** The CSV import of products. */
export const productImport = {
  title: 'Import from CSV',
  lead: 'Rows with an id change that product, rows without one add a product. Nothing is saved until you say so, and then either everything or nothing.',
  choose: 'Choose a CSV file',
  faults: (count: number) => counted(count, 'line needs you', 'lines need you'),
  nothing: 'Nothing was imported. Please correct the file and choose it again.',
  line: (line: number) => `Line ${line}`,
  plan: (added: number, changed: number, unchanged: number) =>
    `${added} to add, ${changed} to change, ${unchanged} as they are`,
  unknown: (columns: string) => `Not imported, because we do not know the column: ${columns}.`,
  restored: (cells: number) =>
    `${counted(cells, 'cell has', 'cells have')} “?” for a sign that plain CSV cannot hold, such as ₹. They stay as they are in the shop; “CSV UTF-8” keeps every sign.`,
  changes: 'What would change',
  product: 'Product',
  field: 'Field',
  now: 'Now',
  then: 'Then',
  added: 'New product',
  apply: 'Import',
  done: (count: number) => `${counted(count, 'product', 'products')} imported`,
  failed: 'Nothing was imported. Please try again.',
  problems: {
    notCsv: 'This is not a CSV file.',
    columnMissing: 'This column is missing.',
    columnTwice: 'There are two columns with this name.',
    cellsMany: 'A cell is filled in a column without a name.',
    idUnknown: 'No product has this id.',
    idTwice: 'This id appears here twice.',
  },
} as const

/** Why a bulk edit was refused. */
export const manyProducts = {
  stale:
    'One of these products was changed in the meantime. Nothing was changed; please try again.',
  offline: `More than ${MAX_AT_ONCE} changes at once need a network. Nothing was changed.`,
} as const

/** Bulk price changes. */
export const priceChange = {
  title: 'Change prices',
  lead: 'Applies to the products shown in the table now.',
  percent: 'Percent, with a minus to lower',
  roundTo: 'Round to rupees',
  preview: (count: number) => `${counted(count, 'price', 'prices')} would change`,
  none: 'No price would change.',
  now: 'Now',
  then: 'Then',
  apply: 'Change prices',
  done: (count: number) => `${counted(count, 'price', 'prices')} changed`,
  failed: 'No price was changed. Please try again.',
} as const
