import type { LeadTime } from '#domain/workroom/workroom.ts'
import type { Shop } from './shop.ts'

/** What the demo house promises, and when it fits its customers. */
export const DEMO_HOUSE = {
  workroom: {
    leadTimes: [
      lead('Suits', 8, 14),
      lead('Blazers', 7, 12),
      lead('Bandhgala', 9, 15),
      lead('Sherwani', 12, 20),
      lead('Waistcoats', 5, 9),
      lead('Trousers', 5, 8),
      lead('Kurta', 4, 7),
      lead('Shirts', 4, 7),
      ...['Fabrics', 'Belts', 'Ties and Pocket Squares', 'Cufflinks'].map((name) =>
        lead(name, 0, 0),
      ),
    ],
    closedWeekdays: [0],
    holidays: [],
    piecesPerDay: 4,
    bufferDays: 2,
  },
  fittings: {
    hours: [
      ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '10:30', until: '17:30' })),
      { weekday: 6, from: '10:30', until: '15:30' },
    ],
    minutes: 30,
    atOnce: 1,
    homeVisits: true,
    daysAhead: 30,
  },
} satisfies Pick<Shop, 'workroom' | 'fittings'>

function lead(category: string, trialDays: number, readyDays: number): LeadTime {
  return { category, trialDays, readyDays }
}
