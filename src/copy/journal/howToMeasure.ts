import { measurementFields } from '#copy/measurements/measurements.ts'
import type { Article } from './article.ts'

const { neck, chest, waist, hips, shoulder, sleeveLength, inseam, outseam } = measurementFields

/** Measuring at home: the eight measurements that the house cuts to. */
export const howToMeasure: Article = {
  title: 'How to measure yourself for made-to-measure clothes',
  description:
    'Eight measurements, a soft tape and ten minutes: where the tape goes, what goes wrong most often, and how to check the numbers before you order.',
  minutes: 5,
  published: '2026-11-24',
  parts: [
    {
      title: 'Before you begin',
      paragraphs: [
        'A made-to-measure garment is only as good as the numbers that it is cut to. The good news is that there are just eight of them, and that a friend and a soft tape are all you need. Nobody needs to be a tailor. What the tape asks for is patience: stand as you do on any other day, and breathe.',
        'Wear something thin, a vest or a light shirt, and take off your belt and shoes. Empty your pockets. Tie a string around your waist at the height of the navel and leave it there: three of the eight measurements start or end at it, and it keeps them honest with each other.',
        'Use a cloth tape, the kind that costs thirty rupees. A steel tape from the toolbox does not follow a body. Without a cloth tape, lay a ribbon or a charging cable where the tape would go, pinch the place, and hold it against a ruler.',
      ],
      points: [
        'Measure over the body, not over the clothes you want to have. We add the ease that the cut needs.',
        'The tape lies flat and touches all around. It does not press.',
        'Note the number at once, with its fraction. Half an inch at the collar decides whether a shirt is worn.',
        'Inches or centimetres: both are fine, as long as you do not mix them.',
      ],
    },
    {
      title: 'Neck and chest',
      paragraphs: [
        {
          about: neck.label,
          text: `${neck.how} Do not pull it tight: you need room to swallow. On most men a collar is worn lower than they think: just above the collarbone, not under the chin.`,
        },
        {
          about: chest.label,
          text: `${chest.how} The tape slips most easily here, because you cannot see your own back. The usual mistake is a tape that drops at the back. A mirror behind you, or a friend, settles it. Let the arms hang once the tape is in place, and read it after breathing out.`,
        },
      ],
    },
    {
      title: 'Waist and hips',
      paragraphs: [
        {
          about: waist.label,
          text: `${waist.how} Do not read it off your trousers: that is a label, not a waist. Labels have been growing kinder for years, and two pairs of trousers marked 34 can be three inches apart.`,
        },
        {
          about: hips.label,
          text: `${hips.how} Turn sideways to a mirror and see that the tape is level. If it rides up at the back, the trousers will too, and you will feel it each time you sit down.`,
        },
      ],
    },
    {
      title: 'Shoulder and sleeve',
      paragraphs: [
        {
          about: shoulder.label,
          text: `${shoulder.how} This is the one measurement that nobody can take alone. Ask someone, or lay a shirt that fits well on a table and measure it from seam to seam. If you have neither, leave it out: we would rather ask you than cut to a guess.`,
        },
        {
          about: sleeveLength.label,
          text: `${sleeveLength.how} Bend the elbow as if your hand were in a pocket. An arm is longer bent than straight, and a sleeve that was measured on a straight arm climbs up your wrist whenever you reach for a cup.`,
        },
      ],
    },
    {
      title: 'Inseam and outseam',
      paragraphs: [
        {
          about: inseam.label,
          text: `${inseam.how} Stand with your back to a wall, push a thin book up between your legs until it stops, and let your friend measure from the top of the book to the floor. We shorten it ourselves for the shoes that you will wear.`,
        },
        {
          about: outseam.label,
          text: `${outseam.how} It starts at the string around your waist and follows the hip. Its use is that it can be checked: outseam less inseam is how high the trousers rise, and on grown men that is seldom less than eight inches or more than thirteen.`,
        },
      ],
    },
    {
      title: 'Check the numbers before you send them',
      paragraphs: [
        'Take everything twice, and take it a third time where the two differ by more than half an inch. Then look at the eight as a whole. A body has proportions, and a wrong number usually stands out beside the others.',
        'Our measuring page does the same with arithmetic: it compares what you enter with the proportions of thousands of measured people, and it asks where something is unlikely. It knows the classics: centimetres entered as inches, two digits swapped, an inseam written where the outseam belongs. It only asks. If you are built that way, say so, and we cut it that way.',
      ],
      points: [
        'Chest is usually larger than waist, and hips are close to chest. Where they are not, we would like to know, not to correct you.',
        'Outseam is always longer than inseam.',
        'If your two arms or legs differ, give the longer one and tell us by how much.',
        'Bodies change. Measure again after six months, or after a wedding season.',
      ],
    },
    {
      title: 'When it matters most, come by',
      paragraphs: [
        'For a sherwani or a full-canvas suit, ten minutes at our shop are worth an evening at home. We take the same eight measurements and look at what no tape can tell: how you stand, which shoulder is lower, where you like your trousers. They are stored under your name like your own, so the next shirt needs no tape at all.',
      ],
    },
  ],
}
