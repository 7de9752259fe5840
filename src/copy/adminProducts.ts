import { counted } from './count.ts'

/** The product table and its form (specification, section 2). */
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
  undo: 'Undo',
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
  photo: 'Photo',
  choosePhoto: 'Choose a photo',
  removePhoto: 'Remove photo',
  photoHint: 'Upright, three to four. It is made smaller before it is sent.',
  photoRefused: 'This file is not a picture that we can show.',
  detail: 'More details',
  detailFields: {
    sizes: 'Sizes',
    discount: 'Offer',
    priceRange: 'Price range',
    sleeveLength: 'Sleeve length',
    clothType: 'Cloth',
    materials: 'Materials',
  },
  draft: 'Draft: do not show it to shoppers yet',
  save: 'Save Product',
  update: 'Update Product',
  cancel: 'Cancel',
} as const

/** Someone saved a newer version while the form was open. */
export const productConflict = {
  title: 'Two versions',
  lead: 'This was changed elsewhere since you opened it.',
  theirs: 'On the shop now',
  yours: 'Yours',
  keepTheirs: 'Take the one on the shop',
  keepYours: 'Save mine over it',
} as const
