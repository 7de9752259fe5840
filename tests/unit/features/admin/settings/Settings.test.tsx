import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { alerts } from '#data/desk/alerts.ts'
import { adminSignOut } from '#data/desk/account.ts'
import { unsavedShop } from '#data/desk/drafts/unsavedShop.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { BELT, openDesk, sentTo, SUIT } from '#tests/harness/screen/ownerPages.tsx'
import { fieldRefused } from '#tests/harness/screen/fakeAccountApi.ts'
import { ENDPOINT, fakePush } from '#tests/harness/push/fakePush.ts'
import { clearDevice } from '#tests/harness/screen/page.tsx'

/** The form is long, and a simulated page slow where other things run on the machine. */
beforeEach(clearDevice)
afterEach(async () => {
  await adminSignOut()
  vi.unstubAllGlobals()
})

const SHOP = { ...DEFAULT_SHOP, id: 'shop00000000000', seq: 1, rev: 1 }

const open = () => openDesk('/admin/settings', { shop: [SHOP] })

describe('the shop’s settings', () => {
  it('are saved field by field, based on the revision that was read', async () => {
    const { api, user } = open()
    const tagline = await screen.findByDisplayValue(SHOP.tagline)
    expect(screen.getByText('Save settings')).toHaveProperty('disabled', true)
    await user.clear(tagline)
    await user.paste('Cut by hand')
    await user.click(screen.getByText('Save settings'))
    expect(await screen.findByText('Settings saved')).toBeTruthy()
    const [patch] = sentTo(api, 'PATCH', /shop/)
    expect(patch?.query.get('base')).toBe('1')
    expect(patch?.body).toEqual({ tagline: 'Cut by hand' })
  })

  it('keep what is typed while the owner looks at another page of the desk', async () => {
    const { user } = open()
    const tagline = await screen.findByDisplayValue(SHOP.tagline)
    await user.clear(tagline)
    await user.paste('Cut by hand')
    await user.click(screen.getByRole('link', { name: 'Requests' }))
    await screen.findByRole('heading', { level: 1, name: 'Requests' })
    await user.click(screen.getByRole('link', { name: 'Settings' }))
    expect(await screen.findByDisplayValue('Cut by hand')).toBeTruthy()
    expect(screen.getByText('Save settings')).toHaveProperty('disabled', false)
  })

  it('keep what is typed when the tablet drops the page, until it is discarded', async () => {
    const { user } = open()
    const tagline = await screen.findByDisplayValue(SHOP.tagline)
    await user.clear(tagline)
    await user.paste('Cut by hand')
    cleanup()
    unsavedShop.set(undefined) // as in a page that is loaded again

    open()
    expect(await screen.findByDisplayValue('Cut by hand')).toBeTruthy()
    expect(await screen.findByText(/You left the settings without saving/)).toBeTruthy()
    await user.click(screen.getByText('Discard what I typed'))
    await user.type(await screen.findByDisplayValue(SHOP.tagline), '!')
    expect(screen.queryByText(/You left the settings without saving/)).toBeNull()
    await user.type(screen.getByDisplayValue(`${SHOP.tagline}!`), '{Backspace}')
    cleanup()

    open()
    expect(await screen.findByDisplayValue(SHOP.tagline)).toBeTruthy()
    expect(screen.queryByText(/You left the settings without saving/)).toBeNull()
  })

  it('keep what is typed while they are being saved', async () => {
    const { api, user } = open()
    let arrive = () => {}
    api.answer = ({ method }) => {
      if (method !== 'PATCH' || sentTo(api, 'PATCH', /shop/).length > 1) return undefined
      const row = { ...SHOP, tagline: 'Cut by hand', rev: 2, seq: 2 }
      api.tables['shop'] = [row]
      return new Promise((resolve) => (arrive = () => resolve(Response.json(row))))
    }
    const tagline = await screen.findByDisplayValue(SHOP.tagline)
    await user.clear(tagline)
    await user.paste('Cut by hand')
    await user.click(screen.getByText('Save settings'))
    await waitFor(() => expect(sentTo(api, 'PATCH', /shop/)).toHaveLength(1))
    await user.click(screen.getByLabelText('Offer of the house'))
    await user.paste('10% off')
    arrive()
    expect(await screen.findByText('Settings saved')).toBeTruthy()
    expect(screen.getByLabelText('Offer of the house')).toHaveProperty('value', '10% off')
    await user.click(await screen.findByText('Save settings'))
    await waitFor(() => {
      const last = sentTo(api, 'PATCH', /shop/).at(-1)
      expect([last?.query.get('base'), last?.body]).toEqual(['2', { discount: '10% off' }])
    })
  })

  it('ask by field when a newer version was saved, and keep both until then', async () => {
    const { api, user } = open()
    const newer = { ...SHOP, tagline: 'Theirs', phone: '+91 1', rev: 2, seq: 2 }
    api.answer = ({ method, query }) =>
      method === 'PATCH' && query.get('base') === '1'
        ? Response.json(
            { status: 409, code: 'newerVersion', message: '', data: { record: newer } },
            { status: 409 },
          )
        : undefined
    await user.click(await screen.findByDisplayValue(SHOP.tagline))
    await user.paste('Mine')
    await user.click(screen.getByLabelText('Offer of the house'))
    await user.paste('10% off')
    await user.click(screen.getByText('Save settings'))
    const name = 'Other settings were saved'
    const versions = within(await screen.findByRole('dialog', { name }))
    expect(versions.getByText('Both of you changed it')).toBeTruthy()
    await user.click(versions.getByLabelText('Theirs'))
    await user.click(versions.getByRole('button', { name: 'Save what is chosen' }))
    expect(await screen.findByText('Settings saved')).toBeTruthy()
    await waitFor(() => {
      const last = sentTo(api, 'PATCH', /shop/).at(-1)
      expect([last?.query.get('base'), last?.body]).toEqual(['2', { discount: '10% off' }])
    })
  })
})

describe('the phone numbers of the house', () => {
  it('are saved in one spelling, and refused when they cannot be dialled', async () => {
    const { api, user } = open()
    const number = await screen.findByLabelText('WhatsApp number')
    await user.clear(number)
    await user.paste('12345')
    await user.click(screen.getByText('Save settings'))
    const reason = 'Please enter a phone number that we can reach you on.'
    expect(await screen.findByText(reason)).toBeTruthy()
    expect(document.activeElement).toBe(number)
    expect(sentTo(api, 'PATCH', /shop/)).toEqual([])
    await user.clear(number)
    await user.paste('98200 12345')
    await user.click(screen.getByText('Save settings'))
    expect(await screen.findByText('Settings saved')).toBeTruthy()
    expect(screen.queryByText(reason)).toBeNull()
    const body = { whatsappNumber: '+91 98200 12345' }
    await waitFor(() => expect(sentTo(api, 'PATCH', /shop/).at(-1)?.body).toEqual(body))
  })
})

describe('alerts for new orders', () => {
  it('are chosen here, and notifications only if the browser allows them', async () => {
    const push = fakePush({ permission: 'granted' })
    const { api, user } = open()
    api.answer = ({ path, body }) => push.answer(path, body)
    await user.click(await screen.findByLabelText('Play a sound'))
    expect(alerts.current()).toEqual({ sound: true })
    const notification = screen.getByLabelText('Show a notification')
    await user.click(notification)
    await waitFor(() => expect(notification).toHaveProperty('checked', true))
    expect(push.sent).toEqual([{ path: '/api/push/subscribe', body: { endpoint: ENDPOINT } }])
    await adminSignOut()
    await waitFor(() => expect(push.isSubscribed).toBe(false))
    const body = { endpoint: ENDPOINT, order: '' }
    await waitFor(() => expect(push.sent[1]).toEqual({ path: '/api/push/unsubscribe', body }))
  })

  it('say why there can be no notification', async () => {
    fakePush({ permission: 'denied' })
    open()
    const notification = await screen.findByLabelText('Show a notification')
    expect(notification).toHaveProperty('disabled', true)
    expect(screen.getByText(/^Notifications from the shop are blocked/)).toBeTruthy()
  })
})

describe('the password', () => {
  it('that is not the current one is refused beside its field, and what was typed stays', async () => {
    const { api, user } = open()
    const now = await screen.findByLabelText('Current password')
    await user.type(now, 'not this one')
    await user.type(screen.getByLabelText('New password'), 'four plain words here')
    const { body } = fieldRefused('PATCH', 'oldPassword')
    api.answer = ({ method }) =>
      method === 'PATCH' ? Response.json(body, { status: 400 }) : undefined
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    await waitFor(() => expect(document.activeElement).toBe(now))
    expect(await screen.findByText('This is not your current password.')).toBeTruthy()
    expect(now).toHaveProperty('value', 'not this one')
  })
})

describe('signing out everywhere', () => {
  it('asks first, then signs out this device too', async () => {
    const { api, user } = open()
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
    const question = within(screen.getByRole('dialog', { name: 'Sign out everywhere' }))
    expect(sentTo(api, 'POST', /sign-out/)).toEqual([])
    api.answer = ({ path }) =>
      path.includes('sign-out') ? new Response(null, { status: 204 }) : undefined
    await user.click(question.getByRole('button', { name: 'Sign out everywhere' }))
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeTruthy()
    expect(sentTo(api, 'POST', /sign-out-everywhere/)).toHaveLength(1)
    expect(localStorage.getItem('darzi_admin')).toBeNull()
  })
})

describe('what invoices are composed with', () => {
  it('starts with the apparel rates, names what an accountant reviews, and refuses a wrong GSTIN', async () => {
    const { api, user } = open()
    await user.click(await screen.findByRole('button', { name: 'Set up invoices' }))
    expect(screen.getByText('Have your accountant review this.')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Registration for GST'), 'regular')
    const gstin = screen.getByLabelText('GSTIN')
    await user.click(gstin)
    await user.paste('27aapfu0939f1za')
    await user.click(screen.getByText('Save settings'))
    const reason = 'Please enter a GSTIN of 15 characters; this one has a mistake in it.'
    expect(await screen.findByText(reason)).toBeTruthy()
    expect(sentTo(api, 'PATCH', /shop/)).toEqual([])
    await user.clear(gstin)
    await user.paste('27aapfu0939f1zv')
    await user.click(screen.getByText('Save settings'))
    expect(await screen.findByText('Settings saved')).toBeTruthy()
    expect(sentTo(api, 'PATCH', /shop/)[0]?.body).toMatchObject({
      tax: {
        registration: 'regular',
        gstin: '27AAPFU0939F1ZV',
        rates: [
          { code: '61', from: '2025-09-22', limit: 2500, percent: 5, above: 18 },
          { code: '62' },
          { code: '63' },
        ],
        sentences: {
          billOfSupply: expect.stringContaining('Composition taxable person') as string,
        },
      },
    })
  })

  it('forgets the GSTIN of a house that is no longer registered', async () => {
    const tax = {
      registration: 'regular',
      legalName: '',
      gstin: '27AAPFU0939F1ZV',
      codes: [{ category: 'Suits', code: '6203' }],
      rates: [],
      sentences: { bill: '' },
    }
    const { api, user } = openDesk('/admin/settings', { shop: [{ ...SHOP, tax }] })
    const registration = await screen.findByLabelText('Registration for GST')
    expect(screen.getByLabelText('HSN or SAC of Suits')).toHaveProperty('value', '6203')
    await user.selectOptions(registration, 'none')
    await user.click(screen.getByText('Save settings'))
    expect(await screen.findByText('Settings saved')).toBeTruthy()
    expect(sentTo(api, 'PATCH', /shop/)[0]?.body).toMatchObject({
      tax: { registration: 'none', gstin: '' },
    })
  })
})

describe('the home page', () => {
  it('shows the sections in the owner’s order, without those that are hidden', async () => {
    const tables = { shop: [SHOP], products: [SUIT, BELT] }
    const { api, user } = openDesk('/admin/settings', tables)
    await user.click(await screen.findByText('Home page'))
    await user.click(screen.getByRole('button', { name: 'Move Our Collections up' }))
    expect(screen.getByText('Our Collections is now number 6 of 12.')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'Show Our Services' }))
    const linked = screen.getByRole('checkbox', { name: 'Show Book an Appointment' })
    expect(linked).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: 'Add an outfit' }))
    const outfit = within(screen.getByRole('group', { name: 'Outfit 1' }))
    await user.type(outfit.getByLabelText(/^Title/), 'For the office')
    await user.selectOptions(outfit.getByLabelText('Main piece'), SUIT.name)
    await user.selectOptions(outfit.getByLabelText('Piece 2'), BELT.name)
    await user.selectOptions(outfit.getByLabelText('Piece 3'), SUIT.name)
    await user.click(screen.getByRole('button', { name: 'Add a testimonial' }))
    await user.click(screen.getByLabelText('What the customer said'))
    await user.paste('It fits.')
    await user.click(screen.getByLabelText('Name of the customer'))
    await user.paste('Meera Nair')
    await user.click(screen.getByText('Save settings'))
    expect(await screen.findByText('Settings saved')).toBeTruthy()
    expect(sentTo(api, 'PATCH', /shop/)[0]?.body).toEqual({
      home: {
        order: ['occasions', 'lookbook', 'services', 'about', 'people', 'gallery'].concat([
          'steps',
          'cloths',
          'testimonials',
          'journal',
          'visits',
          'contact',
        ]),
        hidden: ['services'],
        testimonials: [{ content: 'It fits.', author: 'Meera Nair', position: '' }],
        outfits: [{ title: 'For the office', pieces: [BELT.id, SUIT.id] }],
        people: [],
        visits: [],
      },
    })
  })
  it('names the people of the house and where it fits, as the owner writes them', async () => {
    const { api, user } = openDesk('/admin/settings', { shop: [SHOP], products: [] })
    await user.click(await screen.findByText('Home page'))
    expect(screen.getAllByText('Shown once you have filled it, below.')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Add a person' }))
    const person = within(screen.getByRole('group', { name: 'Person 1' }))
    await user.type(person.getByLabelText('Name of the person'), 'Ismail Khan')
    await user.type(person.getByLabelText('Work in the house'), 'Head cutter')
    await user.click(screen.getByRole('button', { name: 'Add a place' }))
    await user.click(screen.getByRole('button', { name: 'Add a place' }))
    const place = within(screen.getByRole('group', { name: 'Place 2' }))
    await user.type(place.getByLabelText('Town or area'), 'Pune')
    await user.type(place.getByLabelText('Days and hours'), 'First Sunday')
    await user.click(
      screen.getAllByRole('button', { name: 'Remove this place' })[0] ?? document.body,
    )
    expect(screen.queryByText('Shown once you have filled it, below.')).toBeNull()
    await user.click(screen.getByText('Save settings'))
    expect(await screen.findByText('Settings saved')).toBeTruthy()
    expect(sentTo(api, 'PATCH', /shop/)[0]?.body).toMatchObject({
      home: {
        people: [{ name: 'Ismail Khan', work: 'Head cutter', words: '' }],
        visits: [{ town: 'Pune', place: '', days: 'First Sunday' }],
      },
    })
  })
})
