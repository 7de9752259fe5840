import { describe, expect, it } from 'vitest'
import { deleteProductQuestion } from '#copy/desk/adminProducts.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { emptyStates } from '#copy/base/emptyStates.ts'
import { problemMessages, problemSentence, successMessages } from '#copy/base/notices.ts'
import { failed } from '#domain/base/problem.ts'

/** The error catalogue as the specification prints it. */
const ERRORS = [
  [
    'measurements without login',
    'measurementsNeedLogin',
    'Please login to access measurements form',
  ],
  ['newsletter invalid', 'newsletterInvalid', 'Please enter a valid email address'],
  ['newsletter failure', 'newsletterFailed', 'Failed to subscribe. Please try again.'],
  ['appointment failure', 'appointmentFailed', 'Failed to send request. Please try again later.'],
  ['login failure', 'loginFailed', 'Failed to log in. Please check your credentials.'],
  ['signup mismatch', 'passwordMismatch', 'Passwords do not match'],
  ['signup failure', 'signupFailed', 'Failed to create account. Please try again.'],
  ['reset failure', 'resetFailed', 'Failed to send password reset email. Please try again.'],
  ['checkout of an empty cart', 'cartEmpty', 'Your cart is empty.'],
  ['checkout without a way to pay', 'paymentMethodMissing', 'Please select a payment method.'],
  [
    'order e-mail failure',
    'orderFailed',
    'Failed to process order email notifications. Please contact support if you do not receive confirmation.',
  ],
  ['tailoring send failure', 'tailoringFailed', 'Failed to send details. Please try again.'],
  ['cart without login', 'cartNeedsLogin', 'Please login to proceed with checkout'],
  ['admin login left empty', 'adminFieldsMissing', 'Please fill in all fields'],
  ['admin login refused', 'adminLoginFailed', 'Invalid email or password'],
  ['product load failure', 'productsLoadFailed', 'Failed to load products'],
  ['product save failure', 'productSaveFailed', 'Failed to save product. Please try again.'],
  ['product delete failure', 'productDeleteFailed', 'Failed to delete product. Please try again.'],
] as const

/** The success messages in the specification's order. */
const SUCCESSES = [
  "Appointment request sent successfully! We'll be in touch soon.",
  'Thank you for subscribing!',
  'Product added to cart!',
  'Logged in successfully!',
  'Account created successfully!',
  'Password reset link sent!',
  'Order placed successfully! Please check your email for order details and WhatsApp payment instructions.',
  'Your details have been sent successfully!',
  'Login successful!',
  'Product added successfully!',
  'Product updated successfully!',
  'Product deleted successfully!',
]

describe('the error catalogue', () => {
  it.each(ERRORS)('has the specification’s sentence at %s', (_, code, sentence) => {
    expect(problemMessages[code]).toBe(sentence)
  })

  it('has no empty sentence', () => {
    expect(Object.values(problemMessages).filter((sentence) => sentence.trim() === '')).toEqual([])
  })
})

describe('problemSentence', () => {
  it('returns the catalogue’s sentence for a problem', () => {
    expect(problemSentence(failed('cartEmpty').problem)).toBe('Your cart is empty.')
    expect(problemSentence(failed('tooManyRequests').problem)).toBe(problemMessages.tooManyRequests)
  })

  it.each([
    [0, 'Please wait a second and try again.'],
    [1000, 'Please wait a second and try again.'],
    [1001, 'Please wait 2 seconds and try again.'],
    [90_000, 'Please wait 90 seconds and try again.'],
    [91_000, 'Please wait 2 minutes and try again.'],
  ])('includes the wait of %i ms that the server asked for', (retryAfterMs, sentence) => {
    expect(problemSentence(failed('tooManyRequests', { retryAfterMs }).problem)).toBe(sentence)
  })
})

describe('the fixed texts', () => {
  it('include the twelve success messages', () => {
    expect(Object.values(successMessages).slice(0, SUCCESSES.length)).toEqual(SUCCESSES)
  })

  it('include the specified busy labels', () => {
    expect(busyLabels).toMatchObject({
      appointment: 'Sending Request...',
      newsletter: 'Processing...',
      login: 'Signing in...',
      signup: 'Creating Account...',
      reset: 'Sending...',
      order: 'Processing Order...',
      adminLogin: 'Logging in...',
    })
  })

  it('include the specified empty states', () => {
    expect(emptyStates).toEqual({
      category: 'No products found in this category',
      picture: 'No image available',
      orders: 'No orders found',
      activity: 'No recent activity to display',
      cart: 'Your cart is empty',
    })
  })

  it('include the specified questions before deleting', () => {
    expect(deleteProductQuestion).toBe('Are you sure you want to delete this product?')
  })
})
