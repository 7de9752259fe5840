/** The sections of the home page in order (specification, section 2). */
export const hero = {
  eyebrow: 'Bespoke and made to measure',
  title: 'Cut for you, and for no one else',
  link: 'About the house',
  collection: 'See the collection',
  play: 'Play the film',
  pause: 'Pause the film',
} as const

/** The banner for signed-in shoppers; `name` is the part of the e-mail before the at-sign. */
export const welcome = {
  greeting: (name: string) => `Welcome back, ${name}`,
  orders: (count: number) => `Total orders: ${count}`,
  link: 'Go to dashboard',
} as const

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
      text: 'At home with our drawings, or at the house. Your measurements stay for the next piece.',
      picture: 'sky-oxford-shirt',
    },
    {
      title: 'We cut and sew',
      text: 'One workroom cuts your cloth to your measurements, and sews it.',
      picture: 'about',
    },
    {
      title: 'Try it and wear it',
      text: 'You try it on, we finish what is left to do, and it is yours.',
      picture: 'navy-twill-suit',
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

/**
 * The four fixed cards; `picture` is a picture's name without width and extension, `category` the
 * part of the collection that a card leads to.
 */
export const gallery = {
  title: 'Our Collections',
  cards: [
    {
      title: 'Business Collection',
      subtitle: 'Suits',
      picture: 'gallery-business',
      category: 'Suits',
    },
    {
      title: 'Wedding Attire',
      subtitle: 'Indian Traditional',
      picture: 'gallery-wedding',
      category: 'Sherwani',
    },
    {
      title: 'Evening Collection',
      subtitle: 'Formal Wear',
      picture: 'gallery-evening',
      category: 'Bandhgala',
    },
    {
      title: 'Premium Fabrics',
      subtitle: 'Materials',
      picture: 'gallery-fabrics',
      category: 'Fabrics',
    },
  ],
  more: 'Explore More Collections',
} as const

export const testimonials = {
  title: 'Client Testimonials',
  entries: [
    {
      content:
        'I have sloping shoulders and a shelf of jackets that show it. This one does not. They asked for two more measurements and then got on with it.',
      author: 'Arjun Mehta',
      position: 'Chartered accountant, Pune',
    },
    {
      content:
        'Two sherwanis, for my father and for me, both ready a week before the wedding. The brocade meets at every seam. The photographer noticed before I did.',
      author: 'Kabir Sethi',
      position: 'Architect, Jaipur',
    },
    {
      content:
        'I ordered three shirts from a train with no signal. The order waited on my phone and left when the train did.',
      author: 'Nikhil Rao',
      position: 'Surgeon, Bengaluru',
    },
  ],
  /** Shown until the house has entered what its customers said. */
  sample: 'Samples: this house has not entered any yet.',
  previous: 'Previous testimonial',
  next: 'Next testimonial',
  pause: 'Stop changing testimonials',
  play: 'Let testimonials change',
  dot: (position: number) => `Show testimonial ${position}`,
  place: (position: number, count: number) => `Testimonial ${position} of ${count}`,
} as const
