/** The parts of the home page that are more than text, pictures and links. */
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
  /** Samples, shown until the owner has entered testimonials. */
  sample: 'Examples, until this house has entered its own.',
  previous: 'Previous testimonial',
  next: 'Next testimonial',
  pause: 'Pause testimonials',
  play: 'Play testimonials',
  dot: (position: number) => `Show testimonial ${position}`,
  place: (position: number, count: number) => `Testimonial ${position} of ${count}`,
} as const
