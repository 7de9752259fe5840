import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { openSetting, seeNotice, SHOPPER, signUp } from '#tests/harness/steps/shopperSteps.ts'

const shop = shopInBrowser({ mails: true })

/** The path and fragment of the link that was mailed to this address. */
async function linkMailedTo(address: string, path: string): Promise<string> {
  const link = new RegExp(`${path}#[\\w.-]+`)
  const found = () =>
    shop
      .mailsTo(address)
      .map(({ data }) => link.exec(data.replace(/=\r\n/g, ''))?.[0])
      .find((mailed) => mailed !== undefined)
  await expect.poll(found, { timeout: 60_000 }).toBeDefined()
  return found() ?? ''
}

test('A changed e-mail address is confirmed from its mail on another device', async () => {
  const phone = await newOnlineVisitor({ url: shop.url, viewport: { width: 360, height: 740 } })
  await signUp(phone.page)
  await phone.page.goto('/dashboard?tab=profile')
  await openSetting(phone.page, 'Email')
  await phone.page.getByLabel('New email').fill('asha.iyer@example.org')
  await phone.page.getByLabel('Your password').first().fill(SHOPPER.password)
  await phone.page.getByRole('button', { name: 'Send confirmation link' }).click()
  await phone.page.getByText('If asha.iyer@example.org can be used, a link').waitFor()

  const laptop = await newOnlineVisitor({ url: shop.url })
  await laptop.page.goto(await linkMailedTo('asha.iyer@example.org', '/confirm-email'))
  laptop.watch.allow(/400/)
  await laptop.page.getByLabel('Password', { exact: true }).fill('a wrong one entirely')
  await laptop.page.getByRole('button', { name: 'Confirm' }).click()
  await laptop.page.getByText('This is not your current password.').first().waitFor()
  await laptop.page.getByLabel('Password', { exact: true }).fill(SHOPPER.password)
  await laptop.page.getByRole('button', { name: 'Confirm' }).click()
  await laptop.page.getByText('Your address is now asha.iyer@example.org.').waitFor()

  await laptop.page.getByRole('link', { name: 'To your profile' }).click()
  await laptop.page.getByRole('main').getByText('asha.iyer@example.org').first().waitFor()

  const tablet = await newOnlineVisitor({ url: shop.url, viewport: { width: 768, height: 1024 } })
  await signIn(tablet.page, 'asha.iyer@example.org', SHOPPER.password)
})

test('A forgotten password is replaced from its mail', async () => {
  const laptop = await newOnlineVisitor({ url: shop.url })
  await signUp(laptop.page, 'forgetful@example.com')
  const { page } = await newOnlineVisitor({ url: shop.url, viewport: { width: 360, height: 740 } })
  await page.goto('/forgot-password')
  await page.getByLabel('Email', { exact: true }).first().fill('forgetful@example.com')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await page.goto(await linkMailedTo('forgetful@example.com', '/reset-password'))
  await page.getByLabel('New password', { exact: true }).fill('five other plain words here')
  await page.getByLabel('Confirm new password').fill('five other plain words here')
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByText('You can sign in with it now.').waitFor()
  await signIn(page, 'forgetful@example.com', 'five other plain words here')
})

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).first().fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await seeNotice(page, 'Logged in successfully!', () =>
    page.getByRole('button', { name: 'Sign In', exact: true }).click(),
  )
}
