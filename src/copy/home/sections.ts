/** The sections of the home page that are only text, pictures and links. */
export const occasionSection = {
  title: 'By Occasion',
  lead: 'Four occasions worth dressing for.',
} as const

export const lookbook = {
  title: 'The Lookbook',
  lead: 'Whole outfits, put together in the workroom.',
  /** An outfit that the house has not named; `piece` is its first. */
  around: (piece: string) => `Around the ${piece}`,
} as const

export const clothLibrary = {
  title: 'The Cloth Library',
  lead: 'The cloth on our shelves, up close.',
  weaves: (names: string) => `Weaves: ${names}`,
  weights: (from: number, to: number) => (from === to ? `${from} g/m²` : `${from} to ${to} g/m²`),
} as const

/** Shown once the house has entered who works there, and where it fits away from its address. */
export const people = {
  title: 'The House and Its People',
  lead: 'Who measures, cuts and sews.',
} as const

export const visits = {
  title: 'Fittings Near You',
  lead: 'We measure and fit in these places too.',
  link: 'Book an Appointment',
} as const

export const journalSection = { title: 'From the Journal' } as const

export const services = {
  title: 'Our Services',
  lead: 'Four ways to work with us, from a first suit to a hem.',
  cards: [
    {
      title: 'Bespoke Tailoring',
      text: 'A pattern drafted for you alone, with fittings in between, until the cloth lies still.',
    },
    {
      title: 'Made-to-Measure',
      text: 'A proven pattern altered to your eight measurements. Quicker than bespoke, and it fits.',
    },
    {
      title: 'Alterations',
      text: 'Sleeves, waists, hems and linings put right, on our clothes or those of others.',
    },
    {
      title: 'Personal Styling',
      text: 'An hour with your wardrobe and our cloth books, for a wedding or for every Monday.',
    },
  ],
} as const

export const steps = {
  title: 'How It Works',
  lead: 'From the first look to the last button, in four steps.',
  entries: [
    {
      title: 'Choose the piece',
      text: 'Pick a piece and its cloth, or describe your own in the tailoring form.',
      picture: 'glen-check-suit-close',
    },
    {
      title: 'Measure once',
      text: 'At home with our drawings, or at our shop. Your measurements stay for the next piece.',
      picture: 'sky-oxford-shirt',
    },
    {
      title: 'We cut and sew',
      text: 'One workroom cuts your cloth to your measurements, and sews it.',
      picture: 'navy-twill-suit-collar',
    },
    {
      title: 'Try it and wear it',
      text: 'You try it on, we finish what is left to do, and it is yours.',
      picture: 'navy-twill-suit-full',
    },
  ],
} as const

export const about = {
  title: 'About the House',
  paragraphs: [
    'We are one workroom with a short list of cloths and a long memory. The person who measures you also watches your coat being cut.',
    'Your measurements stay with us, so the next shirt is only a message away. If a garment does not sit right, bring it back: we alter it until it does.',
  ],
  link: 'Book a Consultation',
  picture: 'Cloth off the bolt on a cutting table, with a pattern, shears, a tape and chalk',
} as const
