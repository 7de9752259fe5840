import type { PriceChange } from '#domain/base/refusal.ts'
import { outboxStateText } from '#copy/shop/orders.ts'
import { describe, expect, it } from 'vitest'
import { forgotPassword, signOut } from '#copy/account/account.ts'
import { adminDashboard, adminFrame } from '#copy/desk/admin.ts'
import { adminProducts } from '#copy/desk/adminProducts.ts'
import { cart } from '#copy/shop/cart.ts'
import { card } from '#copy/product/card.ts'
import { checkout, orderSuccess, whatsapp } from '#copy/shop/checkout.ts'
import { appointment, SERVICE_OPTIONS } from '#copy/shop/contact.ts'
import { dashboard, profile } from '#copy/account/dashboard.ts'
import { header } from '#copy/base/frame.ts'
import { gallery, testimonials } from '#copy/home/home.ts'
import { about, services } from '#copy/home/sections.ts'
import { materials } from '#copy/base/materials.ts'
import { outboxStates } from '#copy/base/offline.ts'
import { savedForLater } from '#copy/base/savedForLater.ts'
import { FIT_TYPES } from '#copy/shop/lineOptions.ts'
import { tailoring, TAILORING_MATERIALS } from '#copy/shop/tailoring.ts'
import { shopperPages } from '#copy/base/shopperTitles.ts'
import { pages } from '#copy/base/titles.ts'

describe('texts that the specification fixes', () => {
  it.each([
    [header.makeClothes, 'Make Your Clothes Stitched'],
    [services.title, 'Our Services'],
    [about.link, 'Book a Consultation'],
    [gallery.title, 'Our Collections'],
    [gallery.more, 'Explore More Collections'],
    [testimonials.title, 'Client Testimonials'],
    [appointment.title, 'Book an Appointment'],
    [pages.collections.title, 'Our Complete Collection'],
    [card.requiredMeasurements, 'Required Measurements'],
    [cart.continueShopping, 'Continue Shopping'],
    [cart.free, 'Free'],
    [cart.checkout, 'Proceed to Checkout'],
    [cart.loginToCheckout, 'Login to Checkout'],
    [cart.clear, 'Clear Cart'],
    [whatsapp.method, 'Pay via WhatsApp'],
    [checkout.placeOrder, 'Place Order'],
    [orderSuccess.title, 'Order Placed Successfully!'],
    [orderSuccess.viewOrders, 'View Orders'],
    [forgotPassword.sentTitle, 'Check Your Email'],
    [dashboard.summary.orders, 'Orders Overall'],
    [dashboard.summary.ready, 'Ready for Pickup'],
    [dashboard.summary.measurements, 'Measurements'],
    [profile.unknownDate, 'N/A'],
    [signOut.button, 'Sign Out'],
    [adminFrame.logout, 'Logout'],
    [adminDashboard.totalProducts, 'Total Products'],
    [adminDashboard.totalRevenue, 'Total Revenue'],
    [adminDashboard.recentActivity, 'Recent Activity'],
    [adminFrame.dashboard, 'Dashboard'],
    [adminFrame.products, 'Products'],
    [adminProducts.add, 'Add Product'],
    [whatsapp.note, 'Click Place Order only after paying through WhatsApp.'],
    [tailoring.sections.body, 'Body Measurements (in inches)'],
    [tailoring.sections.fabric, 'Fabric and Customization Preferences'],
    [tailoring.sections.more, 'Additional Information'],
  ])('include %s', (text, fixed) => {
    expect(text).toBe(fixed)
  })

  it('name the four services', () => {
    const titles = services.cards.map(({ title }) => title)
    expect(titles).toEqual([
      'Bespoke Tailoring',
      'Made-to-Measure',
      'Alterations',
      'Personal Styling',
    ])
    expect(SERVICE_OPTIONS.map(({ value }) => value)).toEqual([
      'bespoke',
      'made-to-measure',
      'alterations',
      'styling',
    ])
  })

  it('name the four gallery cards', () => {
    expect(gallery.cards.map(({ title, subtitle }) => `${title}/${subtitle}`)).toEqual([
      'Business Collection/Suits',
      'Wedding Attire/Indian Traditional',
      'Evening Collection/Formal Wear',
      'Premium Fabrics/Materials',
    ])
  })

  it('include three testimonials, each with quote, author, position and avatar', () => {
    const complete = testimonials.entries.filter(
      ({ content, author, position }) => content && author && position,
    )
    expect(complete).toHaveLength(3)
  })

  it('offer six materials and three fits for tailoring', () => {
    expect(TAILORING_MATERIALS.map(({ value }) => value)).toEqual([
      'cotton',
      'linen',
      'silk',
      'polyester',
      'wool',
      'others',
    ])
    expect(FIT_TYPES.map(({ value }) => value)).toEqual(['slim', 'regular', 'loose'])
  })

  it('eight materials, each with properties and care', () => {
    expect(Object.keys(materials)).toEqual([
      'Wool',
      'Cotton',
      'Polyester',
      'Silk',
      'Linen',
      'Leather',
      'Metal',
      'Enamel',
    ])
    const complete = Object.values(materials).filter(
      ({ description, properties, care }) => description && properties.length > 0 && care,
    )
    expect(complete).toHaveLength(8)
  })
})

describe('queued entries', () => {
  it('are named as the specification says', () => {
    expect(savedForLater).toBe('Saved on this device. We will send it when you are online.')
    expect(Object.values(outboxStates)).toEqual(
      expect.arrayContaining([
        'Saved on this device',
        'Sending',
        'Sent',
        'Needs you: the price changed',
        'Needs you: please sign in',
      ]),
    )
  })

  it('name what has changed for an order', () => {
    const changed = { product: 'p', name: 'Suit', was: 100 }
    const textOf = (changes: PriceChange[]) =>
      outboxStateText('pricesChanged', { code: 'pricesChanged', changes })
    expect(textOf([{ ...changed, now: 120 }])).toBe('Needs you: the price changed')
    expect(textOf([changed])).toBe('Needs you: a piece is no longer offered')
  })
})

describe('browser titles', () => {
  it('are the headings of their pages', () => {
    expect(shopperPages.cart.title).toBe(cart.title)
    expect(shopperPages.checkout.title).toBe(checkout.title)
    expect(shopperPages.forgotPassword.title).toBe(forgotPassword.title)
  })

  it('are different for each page', () => {
    const titles = Object.values({ ...pages, ...shopperPages }).map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
  })
})
