import { useRef, useState, type FocusEvent } from 'react'
import type { FieldProblems } from '#domain/base/problem.ts'
import { chatLink, MAX_LINK_CHARACTERS } from '#domain/site/chatLink.ts'
import {
  filledMessage,
  MAX_MESSAGE_CHARACTERS,
  MESSAGE_KINDS,
  messageProblem,
  PLACEHOLDERS,
  unknownPlaceholders,
  type MessageKind,
  type Messages,
} from '#domain/shop/messages.ts'
import { adminMessages as words, sampleFacts, messageText } from '#copy/desk/adminMessages.ts'
import { standardMessage, messageValuesOf } from '#copy/shop/statusMessage.ts'
import { Button } from '#ui/parts/Button.tsx'
import { AreaField, SelectField } from '#ui/forms/Field.tsx'
import styles from '#features/admin/parts/parts.module.css'
import ownStyles from './settings.module.css'

type MessageFieldsProps = {
  messages: Messages | undefined
  /** The problems of the last attempt to save: with it, the first invalid message is shown. */
  problems: FieldProblems
  onChange: (messages: Messages) => void
}

const SAMPLE_PHONE = '+919876543210'

/** The house's own words for each message to a customer. */
export function MessageFields({ messages = {}, problems, onChange }: MessageFieldsProps) {
  const [kind, setKind] = useState<MessageKind>('confirmed')
  const [answered, setAnswered] = useState(problems)
  if (problems !== answered) {
    setAnswered(problems)
    const faulty = MESSAGE_KINDS.find((each) => messageProblem(messages[each] ?? ''))
    if (problems['messages'] && faulty) setKind(faulty)
  }
  return (
    <fieldset className="stack">
      <legend className="label">{words.title}</legend>
      <p className="hint">{words.lead}</p>
      <SelectField
        label={words.which}
        value={kind}
        onChange={({ target }) => setKind(kindNamed(target.value))}
      >
        {MESSAGE_KINDS.map((each) => (
          <option key={each} value={each}>
            {messages[each] ? words.own(words.kind(each)) : words.kind(each)}
          </option>
        ))}
      </SelectField>
      <Message
        key={kind}
        kind={kind}
        own={messages[kind]}
        onChange={(text) => onChange({ ...messages, [kind]: text })}
        onReset={() => onChange({ ...messages, [kind]: '' })}
      />
    </fieldset>
  )
}

type MessageProps = {
  kind: MessageKind
  own: string | undefined
  onChange: (text: string) => void
  onReset: () => void
}

function Message({ kind, own, onChange, onReset }: MessageProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [isEmptied, setEmptied] = useState(false)
  const text = own || (isEmptied ? '' : standardMessage(kind))
  const unknown = unknownPlaceholders(text)
  const preview = filledMessage(
    messageText({ [kind]: text }, kind),
    messageValuesOf(sampleFacts(kind, location.origin)),
  )

  function write(next: string) {
    setEmptied(next === '')
    onChange(next === standardMessage(kind) ? '' : next)
  }

  function insert(placeholder: string) {
    const field = area.current
    if (!field) return
    field.setRangeText(placeholder, field.selectionStart, field.selectionEnd, 'end')
    write(field.value)
    field.focus()
  }

  return (
    <>
      <AreaField
        ref={area}
        label={words.text}
        hint={words.hint}
        name="messages"
        rows={8}
        onFocus={showWhole}
        maxLength={MAX_MESSAGE_CHARACTERS}
        problemText={unknown.length > 0 ? words.unknown(unknown) : undefined}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <div className={styles.chips} role="group" aria-label={words.insert}>
        {PLACEHOLDERS.map((name) => (
          <button key={name} type="button" className="chip" onClick={() => insert(`{${name}}`)}>
            {`{${name}}`}
          </button>
        ))}
      </div>
      <section className="stack" aria-label={words.preview}>
        <p className="label">{words.preview}</p>
        <p className={`${styles.prose} ${ownStyles.letter}`}>{preview}</p>
        {chatLink(SAMPLE_PHONE, preview).length > MAX_LINK_CHARACTERS && (
          <p role="status">{words.long}</p>
        )}
      </section>
      <div>
        <Button
          look="outline"
          disabled={!own && !isEmptied}
          onClick={() => {
            setEmptied(false)
            onReset()
          }}
        >
          {words.reset}
        </Button>
      </div>
    </>
  )
}

/**
 * Scrolls the whole text area clear of the save bar, because browsers only scroll the caret into
 * view. Not on a press, which would move the target away from the pointer.
 */
function showWhole({ target }: FocusEvent<HTMLTextAreaElement>): void {
  if (!target.matches(':active')) target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

function kindNamed(text: string): MessageKind {
  return MESSAGE_KINDS.find((kind) => kind === text) ?? 'confirmed'
}
