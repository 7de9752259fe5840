import type { Material } from '#domain/products/product.ts'

export type MaterialInfo = { description: string; properties: readonly string[]; care: string }

/** The eight materials: what each is, how it behaves, its care. */
export const materials = {
  Wool: {
    description:
      'Spun from fleece. The cloth of most suits, because it drapes, breathes and recovers.',
    properties: [
      'Warm in winter, airy in summer',
      'Sheds creases overnight',
      'Resists stains and smells',
    ],
    care: 'Brush after wearing and hang on a broad hanger. Dry clean once or twice a season.',
  },
  Cotton: {
    description: 'A plant fibre, cool and strong. For shirts, kurtas and summer linings.',
    properties: ['Soft on the skin', 'Takes colour well', 'Washes easily'],
    care: 'Machine wash at 30 °C with like colours. Iron while slightly damp.',
  },
  Polyester: {
    description: 'A made fibre, light and hard-wearing. We use it for linings and in blends.',
    properties: ['Keeps a crease', 'Dries quickly', 'Holds its colour'],
    care: 'Wash cool and dry in the shade. Iron on low, or not at all.',
  },
  Silk: {
    description: 'A single long filament from the cocoon. For ties, sherwanis and evening cloth.',
    properties: ['Deep, quiet lustre', 'Strong for its weight', 'Warm to the touch'],
    care: 'Dry clean only. Keep away from perfume and direct sun.',
  },
  Linen: {
    description: 'Spun from flax. The coolest cloth we sell, and it creases with good manners.',
    properties: ['Carries heat away', 'Grows softer with each wash', 'Stronger when wet'],
    care: 'Machine wash at 30 °C. Iron damp, or wear the creases.',
  },
  Leather: {
    description: 'Hide tanned for belts and trims. It marks, and the marks become its own.',
    properties: ['Shapes itself to you', 'Darkens with age', 'Lasts for years'],
    care: 'Wipe with a dry cloth and feed with a neutral cream twice a year. Keep dry.',
  },
  Metal: {
    description: 'Brass and steel for buckles, buttons and cufflinks.',
    properties: ['Solid, not plated', 'Can be polished again', 'Brass mellows with time'],
    care: 'Polish with a soft dry cloth. Keep away from water and perfume.',
  },
  Enamel: {
    description: 'Coloured glass fused to metal in the kiln. For the faces of cufflinks.',
    properties: ['Colour that does not fade', 'Smooth and hard', 'Chips if dropped'],
    care: 'Wipe with a soft damp cloth and keep each pair in its box.',
  },
} as const satisfies Record<Material, MaterialInfo>
