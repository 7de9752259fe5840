import { signOwnerIn } from '#tests/harness/steps/deskSteps.ts'
import { customerScenes, signInAgain } from './customerScenes.ts'
import { guestScenes } from './guestScenes.ts'
import { deskDoorScenes, ownerScenes } from './ownerScenes.ts'
import type { Visit } from './scene.ts'
import { shopperScenes, signUpWithCart } from './shopperScenes.ts'

/**
 * Every route, and the states of each that a user may see, in the order in which one shop comes to
 * them: the owner works on what the shopper has ordered, and the customer reads it.
 */
export const visits: Visit[] = [
  {
    who: 'guest',
    enter: () => Promise.resolve(),
    scenes: guestScenes.concat(deskDoorScenes),
  },
  { who: 'shopper', enter: signUpWithCart, scenes: shopperScenes },
  { who: 'owner', enter: signOwnerIn, scenes: ownerScenes },
  { who: 'customer', enter: signInAgain, scenes: customerScenes },
]
