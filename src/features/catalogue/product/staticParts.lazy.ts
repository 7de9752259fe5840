import { AskLink } from '#features/catalogue/piece/AskLink.tsx'
import { OwnPrice } from '#features/catalogue/piece/OwnPrice.tsx'
import { ClothStory } from './ClothStory.tsx'
import { MakingSteps } from './MakingSteps.tsx'
import { PieceDetails } from './PieceDetails.tsx'
import { Promises } from './Promises.tsx'

/** The parts of a product's page that need no script while a served page shows them. */
export const staticParts = {
  ask: AskLink,
  cloth: ClothStory,
  details: PieceDetails,
  making: MakingSteps,
  price: OwnPrice,
  promises: Promises,
}

export type StaticParts = typeof staticParts
