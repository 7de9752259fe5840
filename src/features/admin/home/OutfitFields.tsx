import { ownedProducts } from '#data/desk/products.ts'
import type { OwnedProduct } from '#domain/products/ownedProduct.ts'
import { shelfByName } from '#domain/products/productTable.ts'
import { OUTFIT_PIECES, type Outfit } from '#domain/shop/homePage.ts'
import { adminHome as words } from '#copy/desk/adminHome.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field, SelectField } from '#ui/forms/Field.tsx'
import styles from '#features/admin/parts/parts.module.css'
import { useRows } from '#features/admin/rows/useRows.ts'

const MAX_TITLE_LENGTH = 80
const PLACES = Array.from({ length: OUTFIT_PIECES.most }, (_, place) => place)

type OutfitFieldsProps = { outfits: Outfit[]; onChange: (outfits: Outfit[]) => void }

/** The outfits of the lookbook: a title, and the pieces that are worn together. */
export function OutfitFields({ outfits, onChange }: OutfitFieldsProps) {
  const products = shelfByName(useRows(ownedProducts))

  function edit(at: number, patch: Partial<Outfit>) {
    onChange(outfits.map((one, index) => (index === at ? { ...one, ...patch } : one)))
  }

  return (
    <fieldset className="stack">
      <legend className="label">{words.outfits}</legend>
      <p className="hint">{words.outfitsHint}</p>
      {outfits.map(({ title, pieces }, index) => (
        <fieldset key={index} className="stack">
          <legend className="label">{words.outfit(index + 1)}</legend>
          <Field
            label={words.outfitTitle}
            hint={words.outfitTitleHint}
            maxLength={MAX_TITLE_LENGTH}
            value={title}
            onChange={({ target }) => edit(index, { title: target.value })}
          />
          <div className={styles.columns}>
            {PLACES.map((place) => (
              <PieceField
                key={place}
                label={words.piece(place + 1)}
                required={place < OUTFIT_PIECES.fewest}
                products={products}
                chosen={pieces[place] ?? ''}
                onChoose={(id) => edit(index, { pieces: withPiece(pieces, place, id) })}
              />
            ))}
          </div>
          <div>
            <Button look="quiet" onClick={() => onChange(outfits.filter((_, at) => at !== index))}>
              {words.removeOutfit}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button look="outline" onClick={() => onChange([...outfits, { title: '', pieces: [] }])}>
          {words.addOutfit}
        </Button>
      </div>
    </fieldset>
  )
}

/** The pieces with the one at a place replaced or removed (empty), without duplicates or gaps. */
function withPiece(pieces: readonly string[], place: number, id: string): string[] {
  const all = PLACES.map((at) => (at === place ? id : (pieces[at] ?? '')))
  return all.filter((one, at) => one !== '' && (one !== id || at === place))
}

type PieceFieldProps = {
  label: string
  required: boolean
  products: readonly OwnedProduct[]
  chosen: string
  onChoose: (id: string) => void
}

/** A choice among the products on the shelf. */
function PieceField({ label, required, products, chosen, onChoose }: PieceFieldProps) {
  const isGone = chosen !== '' && !products.some(({ id }) => id === chosen)
  return (
    <SelectField
      label={label}
      required={required}
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{words.noPiece}</option>
      {isGone && <option value={chosen}>{words.gonePiece}</option>}
      {products.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
