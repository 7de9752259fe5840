import { describe, expect, test } from 'vitest'
import { environmentFaults } from '#domain/site/environment.js'

const faultsOf = (env: Record<string, string>) =>
  environmentFaults(Object.keys(env), (name) => env[name])

describe('the settings of the server', () => {
  test('may be missing or empty', () => {
    expect(faultsOf({})).toEqual([])
    expect(faultsOf({ DARZI_URL: '', DARZI_SMTP_PORT: '' })).toEqual([])
  })

  test('are reported all at once, each with its bad value and what is expected', () => {
    expect(faultsOf({ DARZI_SMTP_PORT: 'abc', DARZI_OWNER_EMAIL: 'owner' })).toEqual([
      'DARZI_SMTP_PORT is "abc". Expected: a port number, 1 to 65535.',
      'DARZI_OWNER_EMAIL is "owner". Expected: one e-mail address, as owner@example.com.',
    ])
  })

  test.each([
    ['DARZI_URL', 'https://shop.example.com'],
    ['DARZI_PUSH_ORIGIN', 'https://push.example.com'],
    ['DARZI_PUSH_ORIGIN', 'http://127.0.0.1:9000'],
    ['DARZI_URL', 'https://shop.example.com:8443/shop/'],
    ['DARZI_URL', 'http://localhost:8090'],
    ['DARZI_URL', 'http://127.0.0.1'],
    ['DARZI_URL', 'http://[::1]:8090/'],
    ['DARZI_SMTP_HOST', 'smtp.example.com'],
    ['DARZI_SMTP_HOST', '[::1]'],
    ['DARZI_SMTP_PORT', '1'],
    ['DARZI_SMTP_PORT', '587'],
    ['DARZI_SMTP_PORT', '65535'],
    ['DARZI_SMTP_FROM', 'shop@example.com'],
    ['DARZI_TRUSTED_PROXY', 'X-Real-IP'],
    ['DARZI_DASHBOARD', '0'],
    ['DARZI_LIMITS', 'off'],
    ['DARZI_DOMAIN', 'shop.example.com www.shop.example.com'],
    ['DARZI_HTTP', ':8090'],
    ['DARZI_HTTPS', '[::1]:443'],
    ['DARZI_MIN_FREE_MB', '500'],
    ['DARZI_BACKUPS_KEPT', '14'],
    ['DARZI_SMTP_PASSWORD', 'anything at all'],
    ['PATH', '/usr/bin'],
  ])('%s may be %s', (name, value) => {
    expect(faultsOf({ [name]: value })).toEqual([])
  })

  test.each([
    ['DARZI_URL', 'shop.example.com'],
    ['DARZI_URL', 'http://shop.example.com'],
    ['DARZI_URL', 'http://localhost.example.com'],
    ['DARZI_URL', 'https://owner:secret@shop.example.com'],
    ['DARZI_PUSH_ORIGIN', 'https://push.example.com/'],
    ['DARZI_PUSH_ORIGIN', 'http://push.example.com'],
    ['DARZI_SMTP_HOST', 'smtp.example.com:587'],
    ['DARZI_SMTP_PORT', '0'],
    ['DARZI_SMTP_PORT', '65536'],
    ['DARZI_SMTP_PORT', '58.7'],
    ['DARZI_SMTP_FROM', 'Shop <shop@example.com>'],
    ['DARZI_TRUSTED_PROXY', 'X-Real-IP, X-Forwarded-For'],
    ['DARZI_DASHBOARD', 'yes'],
    ['DARZI_PAGES', 'off'],
    ['DARZI_LIMITS', '0'],
    ['DARZI_DOMAIN', 'https://shop.example.com'],
    ['DARZI_HTTP', '8090'],
    ['DARZI_HTTPS', 'shop.example.com'],
    ['DARZI_MIN_FREE_MB', '200 MB'],
    ['DARZI_BACKUPS_KEPT', '0'],
  ])('%s may not be %s', (name, value) => {
    expect(faultsOf({ [name]: value })).toEqual([expect.stringContaining(`${name} is "${value}".`)])
  })

  test('name either the house’s own domain or the header of a proxy, never both', () => {
    const both = { DARZI_DOMAIN: 'shop.example.com', DARZI_TRUSTED_PROXY: 'X-Real-IP' }
    expect(faultsOf(both)).toEqual([
      'DARZI_TRUSTED_PROXY is set beside DARZI_DOMAIN, so any visitor could claim any address. Expected: one of the two.',
    ])
    expect(faultsOf({ ...both, DARZI_TRUSTED_PROXY: '' })).toEqual([])
    expect(faultsOf({ ...both, DARZI_DOMAIN: '' })).toEqual([])
  })

  test('that are misspelt are named, and never with their value', () => {
    expect(faultsOf({ DARZI_SMTP_PASWORD: 'secret' })).toEqual([
      'DARZI_SMTP_PASWORD is not a setting of the shop. Is it misspelt?',
    ])
  })
})
