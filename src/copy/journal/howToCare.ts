import { materials } from '#copy/base/materials.ts'
import type { Article } from './article.ts'

const { Wool, Cotton, Silk, Linen, Leather, Metal, Enamel } = materials

/** Care, cloth by cloth. */
export const howToCare: Article = {
  title: 'How to care for wool, linen, cotton and silk',
  description:
    'What to brush, what to wash and what to leave to the cleaner: care for suits, shirts, kurtas and sherwanis, cloth by cloth, through heat and monsoon.',
  minutes: 5,
  published: '2026-11-24',
  parts: [
    {
      title: 'Most clothes are cleaned too often',
      paragraphs: [
        'Cloth wears out in the machine and at the cleaner faster than on your back. Heat, detergent and solvents take something out of the fibre each time, and what they take does not return. The best care is done in the evening, in two minutes, without any of them: hang it up, brush it, let it rest.',
        'A good rule is one day worn, one day off. Wool in particular recovers by itself if it is given time and air. Two suits worn in turn last longer than two suits worn one after the other.',
      ],
    },
    {
      title: 'Wool: suits, blazers, bandhgalas, trousers',
      paragraphs: [
        `${Wool.care} The brush matters more than the cleaner: dust that stays in the cloth works like sandpaper at the elbows and the seat. Brush downwards, with the nap, while the jacket hangs.`,
        'For creases, hang the suit in the bathroom while you shower, then let it dry in the room. Steam lifts a crease without pressing the cloth flat. If you use an iron, put a damp cotton cloth between iron and wool: an iron on bare wool leaves a shine that cannot be removed.',
        'Trousers hang by the hem, so that their own weight pulls them straight. Empty the pockets first; a phone in a breast pocket overnight is how a chest loses its shape.',
      ],
      points: [
        'A stain: blot it with cold water at once, from the outside in, and do not rub.',
        'Rain: hang it up with the buttons open, away from the heater, and brush it when it is dry.',
        'Before summer: clean it, then store it in a cotton bag with neem leaves or cedar. Moths eat what is dirty first.',
      ],
    },
    {
      title: 'Linen: blazers, kurtas, trousers',
      paragraphs: [
        `${Linen.care} Linen is stronger wet than dry and does not mind the machine; what it minds is being dried in it. Take it out while it still drips, pull the seams straight by hand, and hang it in the shade.`,
        'Iron it damp, on the wrong side if it is dark, with the hottest setting it has a mark for. Or do not iron it. The creases of linen follow the body that wears it, and a jacket that has none looks borrowed. A linen blazer with canvas in its chest is the exception: it goes to the cleaner, like wool.',
      ],
    },
    {
      title: 'Cotton: shirts and kurtas',
      paragraphs: [
        `${Cotton.care} Open all buttons first, the cuffs too, and take out the collar stays: a stay that goes through the machine bends, and then the collar does. Wash collar and cuffs with a little soap by hand before you put the shirt in; that is where it shows first.`,
        'Yarn-dyed indigo gives off some colour for its first washes. Wash it alone and cold, inside out, with a spoon of salt, and dry it out of the sun. It will fade in the end, slowly and evenly, and it is meant to.',
        'White cotton turns yellow from old sweat and from too much detergent, rarely from age. Use less, rinse once more, and dry whites in the sun: for white it is a free bleach, for colours it is a thief.',
      ],
    },
    {
      title: 'Silk: sherwanis, ties, brocade',
      paragraphs: [
        `${Silk.care} Put the perfume on first, and dress when it is dry. What looks like a water mark is often salt from the skin, so a sherwani should go to the cleaner within a week of the wedding, even if it looks clean.`,
        'Brocade and zari are stored flat or rolled, in old soft cotton, never in plastic and never folded along the same line twice: metal thread breaks where it is creased. Take it out once or twice a year, refold it elsewhere, and let it breathe for a day.',
        'A tie is untied the way it was tied, never pulled through. Roll it up overnight, and the creases of the knot are gone by the morning.',
      ],
    },
    {
      title: 'Belts and cufflinks',
      paragraphs: [
        {
          about: 'Leather',
          text: `${Leather.care} Hang a belt by its buckle instead of leaving it in the trousers, and wear it on alternate days. Wet leather dries at room temperature; beside a heater it cracks.`,
        },
        { about: 'Metal and enamel', text: `${Metal.care} ${Enamel.care}` },
      ],
    },
    {
      title: 'In the monsoon',
      paragraphs: [
        'Damp is harder on clothes than dirt. Mould needs three things: moisture, still air and something to eat, and a wardrobe in July offers all three. Leave space between the hangers, open the doors for an hour on each dry day, and keep silica gel or a bowl of rock salt on the floor of the wardrobe, changed when it is wet.',
        'Never put away what you have worn in the rain on the same day. If you find a white bloom on wool or leather, take the piece outside, brush it off with a dry brush, and let it stand in moving air before you clean it. Wiping it wet only spreads it.',
      ],
    },
    {
      title: 'When to bring it to us',
      paragraphs: [
        'A loose button, an open seam or a lining that pulls is a matter of minutes while it is small. Bring it, or ask in the chat with a photo. A stitch in time is an old saying because it is old arithmetic: a hem that has come down by a hand costs you a visit, and one that you have walked on costs you the trousers.',
      ],
    },
  ],
}
