import { describe, expect, it } from 'vitest'
import {
  filledMessage,
  MAX_MESSAGE_CHARACTERS,
  MESSAGE_KINDS,
  messagesProblem,
  parseMessages,
  unknownPlaceholders,
  type MessageValues,
} from '#domain/shop/messages.ts'
import { standardMessage } from '#copy/shop/statusMessage.ts'

const EMPTY: MessageValues = {
  name: '',
  order: '',
  pieces: '',
  trial: '',
  promised: '',
  total: '',
  discount: '',
  received: '',
  balance: '',
  due: '',
  since: '',
  pay: '',
  link: '',
  fitting: '',
  answer: '',
}

describe('a message', () => {
  it('is filled in once: placeholders in inserted values stay as they are', () => {
    const values = { ...EMPTY, name: '{balance}', balance: '₹500' }
    expect(filledMessage('Dear {name}: {balance}', values)).toBe('Dear {balance}: ₹500')
  })

  it('loses the lines of which every placeholder is empty, and keeps those without any', () => {
    const message = 'Hello {name},\nTrial: {trial}\n{due} since {since}\n\nBye'
    const values = { ...EMPTY, name: 'Asha', due: '₹5' }
    expect(filledMessage(message, values)).toBe('Hello Asha,\n₹5 since \n\nBye')
  })

  it.each(['{nmae}', '{Name}', '{ name }', '{', '}', '{name', '{}', '{toString}', '{{name}}'])(
    'is refused with %j',
    (written) => {
      expect(unknownPlaceholders(`Hello ${written}, {balance}`)).not.toEqual([])
      expect(messagesProblem({ ready: `Hello ${written}` })).toBe('placeholderUnknown')
      expect(parseMessages({ ready: `Hello ${written}`, trial: 'Come' })).toMatchObject({
        value: { trial: 'Come' },
      })
    },
  )

  it('is refused when it is too long, of no known kind, or no text', () => {
    const long = 'a'.repeat(MAX_MESSAGE_CHARACTERS)
    expect(messagesProblem({ ready: long })).toBeUndefined()
    expect(messagesProblem({ ready: `${long}a` })).toBe('tooLong')
    for (const wrong of [{ shipped: 'a' }, { ready: 1 }, 'ready', ['a'], { constructor: 'a' }])
      expect(messagesProblem(wrong)).toBe('refused')
  })

  it('that is empty goes out in the standard words, which use only known placeholders', () => {
    expect(parseMessages({ ready: ' ', reminder: '' })).toMatchObject({ value: {} })
    for (const kind of MESSAGE_KINDS)
      expect(messagesProblem({ [kind]: standardMessage(kind) })).toBeUndefined()
  })
})
