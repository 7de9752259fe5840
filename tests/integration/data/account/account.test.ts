import { describe, expect, it, vi } from 'vitest'
import { DEFAULT_PREFERENCES } from '#domain/cart/cart.ts'
import { addressOf } from '#domain/addresses/address.ts'
import type { SavedAddress } from '#domain/addresses/addressBook.ts'
import { nextVersion } from '#domain/measurements/measurementSet.ts'
import { SHIPPING } from '#tests/harness/data/shipping.ts'
import { startDevice } from '#tests/harness/device/device.ts'
import { valueOf } from '#tests/harness/device/liveValue.ts'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { newShopper } from '#tests/harness/server/people.ts'
import { newRecordId, sentOrder } from '#tests/harness/server/sentOrder.ts'
import { superuserToken } from '#tests/harness/server/superuser.ts'
import { shopBehindProxy } from '#tests/harness/network/shopBehindProxy.ts'

const PASSWORD = 'four plain words here'
const HOME = addressOf(SHIPPING)

/** Long enough that later actions would overtake it if the order were not kept. */
const SLOW_MS = 300

const shop = shopBehindProxy()

const openShop = (device = shop.device) =>
  device.open(async () => ({
    ...(await import('#data/account/account.ts')),
    ...(await import('#data/account/signUp.ts')),
    ...(await import('#data/account/addressBook.ts')),
    ...(await import('#data/account/changePassword.ts')),
    ...(await import('#data/account/ownAccount.ts')),
    ...(await import('#data/server/refreshSession.ts')),
    ...(await import('#data/account/exportMyData.ts')),
    ...(await import('#data/measurements/measurementSets.ts')),
    ...(await import('#data/measurements/measurementSetPull.ts')),
    ...(await import('#data/measurements/measurementSetList.ts')),
    ...(await import('#data/parse/parseMeasurementSet.ts')),
    ...(await import('#data/server/pocketbase.ts')),
    ...(await import('#data/requests/preferences.ts')),
    ...(await import('#data/outbox/sending/queue.ts')),
    ...(await import('#data/outbox/list.ts')),
    ...(await import('#data/auth/savedAuth.ts')),
    ...(await import('#data/auth/session.ts')),
  }))

let count = 0

function newPerson() {
  count += 1
  const email = `somebody-${count}@example.com`
  return { name: 'Asha Rao', email, phone: '98765 43210', password: PASSWORD }
}

/** Local storage that can be looked at, and throws at every use. */
function deniedStorage(name: string) {
  const deny = () => {
    throw new DOMException('No storage here.', name)
  }
  return { getItem: name === 'SecurityError' ? deny : () => null, setItem: deny, removeItem: deny }
}

/** As browsers do where a person blocks all site data. */
function forbidStorage() {
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
}

describe('an account', () => {
  it('is created and stays signed in on later pages', async () => {
    const page = await openShop()
    const person = newPerson()
    expect(page.session.current()).toEqual({ status: 'out' })
    expect(await page.signUp(person)).toMatchObject({ ok: true, value: { email: person.email } })
    const later = await openShop()
    expect(later.session.current()).toMatchObject({ status: 'in', user: { name: 'Asha Rao' } })
    await later.signOut()
    expect(later.session.current()).toEqual({ status: 'out' })
  })

  it('ends its session on the server at sign-out, unless the device is offline', async () => {
    const page = await openShop()
    const person = await newShopper(shop)
    const statusWith = async (token: string) => {
      const path = `${shop.url}/api/collections/users/records/${person.id}`
      return (await fetch(path, { headers: { Authorization: token } })).status
    }
    await page.signIn(person.email, person.password)
    const token = page.shopperAuth.current()?.token ?? ''
    expect(await statusWith(token)).toBe(200)
    await page.signOut()
    await expect.poll(() => statusWith(token)).toBe(401)
    expect(await statusWith(person.token), 'another device').toBe(200)

    await page.signIn(person.email, person.password)
    shop.proxy.spoil({ kind: 'drop-before' })
    await page.refreshSession('shopper')
    const before = shop.proxy.seen.length
    await page.signOut()
    expect(page.session.current()).toEqual({ status: 'out' })
    expect(shop.proxy.seen).toHaveLength(before)
  })

  it.each([
    ['is denied', () => vi.stubGlobal('localStorage', deniedStorage('SecurityError'))],
    ['is full', () => vi.stubGlobal('localStorage', deniedStorage('QuotaExceededError'))],
    ['may not even be named', forbidStorage],
  ])('is created for the life of the page where local storage %s', async (_, deny) => {
    deny()
    const page = await openShop()
    const person = newPerson()
    expect(await page.signUp(person)).toMatchObject({ ok: true, value: { email: person.email } })
    expect(page.session.current()).toMatchObject({ status: 'in', user: { name: 'Asha Rao' } })
    expect(page.isSignInPersisted('shopper')).toBe(false)
    const added = await page.addSet('My measurements', { chest: 1016 })
    expect(added).toMatchObject({ ok: true })
    await valueOf(page.liveOutbox, (waiting) => waiting.length === 0)
    const own = await page.ask('shopper', (pb) => pb.collection('measurement_sets').getFullList())
    expect(own).toMatchObject({ ok: true, value: [{ name: 'My measurements' }] })
    await page.signOut()
    expect(page.session.current()).toEqual({ status: 'out' })
  })

  it('is refused in the specification’s words', async () => {
    const page = await openShop()
    const person = newPerson()
    await page.signUp(person)
    await page.signOut()
    const wrong = await page.signIn(person.email, 'not the password')
    expect(wrong).toMatchObject({ ok: false, problem: { code: 'loginFailed' } })
    const other = { ...person, password: 'somebody else’s words' }
    expect(await page.signUp(other)).toMatchObject({ problem: { code: 'signupFailed' } })
    expect(page.session.current()).toEqual({ status: 'out' })
    const weak = await page.signUp({ ...newPerson(), password: 'password' })
    expect(weak).toMatchObject({ problem: { code: 'passwordCommon' } })
  })

  it('reports that the shop cannot be reached instead of blaming the password', async () => {
    const page = await openShop()
    shop.proxy.spoil({ kind: 'html' })
    const asked = await page.signIn('asha@example.com', PASSWORD)
    expect(asked).toMatchObject({ ok: false, problem: { code: 'unreachable' } })
  })

  it('stays signed in through every network failure, and signs out on the server’s 401', async () => {
    const { email, password } = await newShopper(shop)
    const page = await openShop()
    await page.signIn(email, password)
    for (const fault of [
      { kind: 'drop-before' },
      { kind: 'html' },
      { kind: 'status', status: 500 },
      { kind: 'status', status: 429 },
      { kind: 'truncate', bytes: 10 },
    ] as const) {
      shop.proxy.spoil(fault)
      await page.refreshSession('shopper')
      expect(page.session.current()?.status).toBe('in')
    }
    const elsewhere = await fetch(`${shop.url}/api/collections/users/auth-with-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ identity: email, password }),
    })
    const { token } = (await elsewhere.json()) as { token: string }
    await fetch(`${shop.url}/api/account/sign-out-everywhere`, {
      method: 'POST',
      headers: { Authorization: token },
    })
    expect(await page.refreshSession('shopper')).toBe(false)
    expect(page.session.current()?.status).toBe('out')
  })

  it('gets a new password and keeps this device signed in', async () => {
    const page = await openShop()
    const person = newPerson()
    await page.signUp(person)
    const next = 'five other plain words'
    expect(await page.changePassword('shopper', 'wrong one', next)).toMatchObject({ ok: false })
    expect(await page.changePassword('shopper', PASSWORD, next)).toMatchObject({ ok: true })
    expect(page.session.current()?.status).toBe('in')
    await page.signOut()
    expect(await page.signIn(person.email, next)).toMatchObject({ ok: true })
  })

  it('stays signed out, whatever was in progress at sign-out', async () => {
    const page = await openShop()
    const person = newPerson()
    const next = 'five other plain words'
    const isOut = () => expect(page.session.current()).toEqual({ status: 'out' })
    await page.signUp(person)

    // "End all sign-ins" waits for the new password, and also ends the session that it creates.
    shop.proxy.spoil({ kind: 'delay', delayMs: SLOW_MS }, { method: 'PATCH' })
    shop.proxy.spoil({ kind: 'delay', delayMs: SLOW_MS }, { path: /auth-with-password/ })
    const changed = page.changePassword('shopper', PASSWORD, next)
    expect(await page.signOutEverywhere()).toEqual({ ok: true, value: true })
    expect(await changed).toEqual({ ok: true, value: true })
    isOut()

    for (const underWay of [
      () => page.refreshSession('shopper'),
      () => page.changePassword('shopper', next, PASSWORD),
    ]) {
      await page.signIn(person.email, next)
      shop.proxy.spoil({ kind: 'delay', delayMs: SLOW_MS }, { path: /auth-/ })
      const done = underWay()
      await expect.poll(() => shop.proxy.seen.at(-1)?.fault).toBe('delay')
      await page.signOut()
      await done
      isOut()
    }
  })

  it('syncs measurements and preferences to another device', async () => {
    const page = await openShop()
    const person = newPerson()
    await page.signUp(person)
    const added = await page.addSet('My measurements', { chest: 1016 })
    if (!added.ok) throw new Error(added.problem.code)
    await page.saveSet(added.value, { chest: 1020 })
    const likes = { material: 'Wool', color: '#112233', fitType: 'slim', additionalRequests: '' }
    await page.savePreferences(DEFAULT_PREFERENCES, likes)
    await valueOf(page.liveOutbox, (waiting) => waiting.length === 0)

    const other = await openShop(startDevice(shop.proxy.url))
    await other.signIn(person.email, PASSWORD)
    await other.refreshSets()
    await other.refreshPreferences()
    const [set] = await valueOf(other.liveSets)
    expect(set).toMatchObject({ values: { chest: 1020 }, version: 2 })
    expect(set?.history).toHaveLength(1)
    expect(await valueOf(other.livePreferences)).toEqual(likes)
    if (set) await other.removeSet(set)
    await valueOf(other.liveOutbox, (waiting) => waiting.length === 0)
    await other.refreshSets()
    expect(await valueOf(other.liveSets)).toEqual([])
  })

  it('syncs addresses to another device, and merges the changes of two devices', async () => {
    const page = await openShop()
    const person = newPerson()
    await page.signUp(person)
    for (const city of ['Pune', 'Goa']) await page.saveAddress({ ...HOME, city })
    const [, second] = await valueOf(page.liveAddresses, ({ length }) => length === 2)
    await page.makeDefaultAddress(second?.id ?? '')
    await valueOf(page.liveOutbox, (waiting) => waiting.length === 0)

    const other = await openShop(startDevice(shop.proxy.url))
    await other.signIn(person.email, PASSWORD)
    await other.refreshPreferences()
    const cities = (addresses: SavedAddress[]) => addresses.map(({ address }) => address.city)
    expect(cities(await valueOf(other.liveAddresses))).toEqual(['Goa', 'Pune'])

    // One device adds an address before it has synced that the other deleted one.
    await page.deleteAddress(second?.id ?? '')
    await page.sendNow()
    await valueOf(page.liveOutbox, (waiting) => waiting.length === 0)
    await other.saveOrderAddress({ ...HOME, city: 'Nashik' })
    await other.saveOrderAddress({ ...HOME, city: 'Nashik' })
    await valueOf(other.liveOutbox, (waiting) => waiting.length === 0)
    await other.refreshPreferences()
    await page.refreshPreferences()
    for (const { liveAddresses } of [page, other]) {
      const stored = await valueOf(liveAddresses, ({ length }) => length === 2)
      expect(cities(stored)).toEqual(['Pune', 'Nashik'])
    }
    expect(await valueOf(page.livePreferences)).toEqual(DEFAULT_PREFERENCES)
    const exported = await page.exportMyData()
    expect(exported.ok && exported.value).toContain('Nashik')
  })

  it('syncs a changed name and number to another device', async () => {
    const page = await openShop()
    const person = newPerson()
    await page.signUp(person)
    const other = await openShop(startDevice(shop.proxy.url))
    await other.signIn(person.email, PASSWORD)

    const changed = { name: 'Asha Iyer', phone: '+919988776655' }
    const saved = await page.saveProfile({ ...changed, phone: '99887 76655' })
    expect(saved).toEqual({ ok: true, value: true })
    expect(page.session.current()).toMatchObject({ status: 'in', user: changed })
    await other.refreshSession('shopper')
    expect(other.session.current()).toMatchObject({ status: 'in', user: changed })
  })

  it('keeps its name and number while the shop cannot be reached, and says so', async () => {
    const page = await openShop()
    await page.signUp(newPerson())
    const before = page.session.current()
    shop.proxy.spoil({ kind: 'drop-before' }, { method: 'PATCH' })
    const saved = await page.saveProfile({ name: 'Asha Iyer', phone: '99887 76655' })
    expect(saved).toMatchObject({ ok: false, problem: { code: 'unreachable' } })
    expect(page.session.current()).toEqual(before)
  })

  it('merges separate changes of two devices in any order', async () => {
    const page = await openShop()
    const signedUp = await page.signUp(newPerson())
    const added = await page.addSet('My measurements', { neck: 400, chest: 1016 })
    if (!added.ok || !signedUp.ok) throw new Error('no set to begin with')
    await valueOf(page.liveOutbox, (waiting) => waiting.length === 0)
    await page.saveSet(added.value, { neck: 400, chest: 1020 })
    await valueOf(page.liveOutbox, (waiting) => waiting.length === 0)

    const { id } = added.value
    const at = added.value.edits[0]?.at ?? 0
    const stamp = { id: 'otherphone00001', at: at + 1, savedAt: new Date(at + 1).toISOString() }
    const elsewhere = nextVersion(added.value, { neck: 410, chest: 1016 }, stamp)
    const wire = page.wireSet(elsewhere, signedUp.value.id)
    await page.ask('shopper', (pb) => pb.collection('measurement_sets').update(id, wire))

    await page.refreshSets()
    const [set] = await valueOf(page.liveSets)
    expect(set?.values).toEqual({ neck: 410, chest: 1020 })
    await valueOf(page.liveOutbox, (waiting) => waiting.length === 0)
    const stored = await page.ask('shopper', (pb) => pb.collection('measurement_sets').getOne(id))
    expect(stored).toMatchObject({ ok: true, value: { values: { neck: 410, chest: 1020 } } })
  })

  it('merges separate preference edits of two devices in any order', async () => {
    const page = await openShop()
    const signedUp = await page.signUp(newPerson())
    if (!signedUp.ok) throw new Error('not signed up')
    const { id: user } = signedUp.value
    const mine = { ...DEFAULT_PREFERENCES, material: 'Wool' }
    const editedBefore = Date.now() - 60_000
    await page.savePreferences(DEFAULT_PREFERENCES, mine)
    await valueOf(page.liveOutbox, (waiting) => waiting.length === 0)

    // Another device edited earlier, without a network, and sends its whole record only now.
    const theirs = { ...DEFAULT_PREFERENCES, material: 'Silk', color: '#112233' }
    const editedAt = { material: editedBefore, color: editedBefore }
    const sent = { id: user, user, ...theirs, editedAt }
    const answer = await page.ask('shopper', (pb) => pb.collection('preferences').create(sent))
    const both = { ...mine, color: '#112233' }
    expect(answer).toMatchObject({ ok: true, value: both })

    // Queued edits are not overwritten by what is fetched meanwhile.
    shop.proxy.spoil({ kind: 'drop-before' }, { method: 'POST' }, 1000)
    const waiting = { ...mine, fitType: 'Slim' }
    await page.savePreferences(DEFAULT_PREFERENCES, waiting)
    await page.refreshPreferences()
    expect(await valueOf(page.livePreferences)).toEqual({ ...both, fitType: 'Slim' })
    shop.proxy.heal()
    await page.sendNow()
    await valueOf(page.liveOutbox, (rows) => rows.length === 0)
    const stored = await page.ask('shopper', (pb) => pb.collection('preferences').getOne(user))
    expect(stored).toMatchObject({ ok: true, value: { ...both, fitType: 'Slim' } })
  })

  it('signs in to the account that an address already has, only with its password', async () => {
    const page = await openShop()
    const person = newPerson()
    const first = await page.signUp(person)
    if (!first.ok) throw new Error(first.problem.code)
    await page.signOut()
    const stranger = await page.signUp({ ...person, password: 'another four plain words' })
    expect(stranger).toEqual({ ok: false, problem: { code: 'signupFailed' } })
    expect(page.session.current()).toMatchObject({ status: 'out' })
    const again = await page.signUp({ ...person, name: 'Someone Else', phone: '+1 415 555 2671' })
    expect(again).toEqual(first)
    expect(page.session.current()).toMatchObject({ status: 'in', user: { name: person.name } })
  })

  it('signs up at the second try when the response to the first was lost', async () => {
    const page = await openShop()
    const person = newPerson()
    const lost = { method: 'POST', path: /collections\/users\/records/ }
    shop.proxy.spoil({ kind: 'drop-after-commit' }, lost)
    expect(await page.signUp(person)).toMatchObject({ ok: false, problem: { code: 'unreachable' } })
    expect(await page.signUp(person)).toMatchObject({ ok: true, value: { name: person.name } })
  })

  it('keeps what another tab saved while a form was open', async () => {
    const page = await openShop()
    await page.signUp(newPerson())
    const stale = await openShop(shop.device)
    const shown = DEFAULT_PREFERENCES
    await page.savePreferences(shown, { ...shown, material: 'silk' })
    await stale.savePreferences(shown, { ...shown, fitType: 'Slim' })
    const both = { ...shown, material: 'silk', fitType: 'Slim' }
    expect(await valueOf(stale.livePreferences)).toEqual(both)
    await valueOf(stale.liveOutbox, (waiting) => waiting.length === 0)
    const stored = await page.ask('shopper', (pb) => pb.collection('preferences').getFullList())
    expect(stored).toMatchObject({ ok: true, value: [both] })
  })

  it('sends preferences again that a restored server has lost', async () => {
    const page = await openShop()
    const signedUp = await page.signUp(newPerson())
    if (!signedUp.ok) throw new Error('not signed up')
    const { id: user } = signedUp.value
    const likes = { ...DEFAULT_PREFERENCES, material: 'silk', fitType: 'Slim' }
    const older = { ...DEFAULT_PREFERENCES, material: 'wool' }
    await page.savePreferences(DEFAULT_PREFERENCES, older)
    await valueOf(page.liveOutbox, (waiting) => waiting.length === 0)
    const root = await superuserToken(shop)
    const path = records('preferences', user)
    const { body: backup } = await ask(shop, path, { token: root })
    await page.savePreferences(older, likes)
    await valueOf(page.liveOutbox, (waiting) => waiting.length === 0)
    const stored = async () => (await ask(shop, path, { token: root })).body

    for (const restored of [backup, undefined]) {
      await ask(shop, path, { method: 'DELETE', token: root })
      if (restored)
        await ask(shop, records('preferences'), { method: 'POST', token: root, body: restored })
      expect(await stored()).not.toMatchObject(likes)
      await page.refreshPreferences()
      await valueOf(page.liveOutbox, (waiting) => waiting.length === 0)
      expect(await stored()).toMatchObject(likes)
      expect(await valueOf(page.livePreferences)).toEqual(likes)
    }
  })

  it('exports all of its data, and is deleted with the right password', async () => {
    const page = await openShop()
    const person = newPerson()
    const signedUp = await page.signUp(person)
    if (!signedUp.ok) throw new Error(signedUp.problem.code)
    const token = page.shopperAuth.current()?.token ?? ''
    const order = sentOrder({ user: signedUp.value.id })
    await ask(shop, records('orders'), { method: 'POST', token, body: order })
    const root = await superuserToken(shop)
    const fitting = {
      id: newRecordId(),
      order: order.id,
      kind: 'firstTrial',
      place: 'home',
      status: 'confirmed',
      date: '2030-01-07',
      time: '10:30',
    }
    await ask(shop, records('fittings'), { method: 'POST', token: root, body: fitting })
    const exported = await page.exportMyData()
    const data = exported.ok ? exported.value : ''
    expect(data).toContain(person.email)
    expect(JSON.parse(data)).toMatchObject({ shop: { fittings: [fitting] } })
    expect(await page.deleteAccount('not this one')).toMatchObject({ ok: false })
    expect(await page.deleteAccount(PASSWORD)).toEqual({ ok: true, value: true })
    expect(page.session.current()?.status).toBe('out')
    const again = await page.signIn(person.email, PASSWORD)
    expect(again).toMatchObject({ ok: false, problem: { code: 'loginFailed' } })
    // What the house has agreed on stays with the order, which no longer belongs to an account.
    const kept = await ask(shop, records('orders', order.id), { token: root })
    expect(kept.body['user']).toBe('')
    const other = await newShopper(shop)
    for (const reader of [{ token: other.token }, { token }, {}]) {
      const { status, body } = await ask(shop, records('fittings'), reader)
      expect(status === 401 || itemsOf({ body }).length === 0).toBe(true)
    }
  })
})
