import { objectOf, stringOf } from '../../json.mjs'

/**
 * The token of the owner's session at a shop's API.
 * @param {import('../shop.mjs').OpenShop} shop
 * @returns {Promise<string>}
 */
export async function signInAsOwner({ url, owner: { email, password } }) {
  const answer = await fetch(`${url}/api/collections/admins/auth-with-password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ identity: email, password }),
  })
  if (!answer.ok) throw new Error(`The owner's sign-in was refused: ${answer.status}`)
  const { token } = objectOf(await answer.json(), 'the answer to the sign-in')
  return stringOf(token, 'the token')
}
