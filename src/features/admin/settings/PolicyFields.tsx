import type { Policy } from '#domain/shop/shop.ts'
import { adminSettings } from '#copy/desk/admin.ts'
import { policies as standard } from '#copy/shop/policies.ts'
import { Button } from '#ui/parts/Button.tsx'
import { AreaField, Field } from '#ui/forms/Field.tsx'
import styles from '#features/admin/parts/parts.module.css'

type PolicyFieldsProps = { policies: Policy[]; onChange: (policies: Policy[]) => void }

/** The shop's policies, starting from the standard texts. */
export function PolicyFields({ policies, onChange }: PolicyFieldsProps) {
  const shown: Policy[] =
    policies.length > 0
      ? policies
      : standard.sections.map(({ title, text }) => ({ title, text: [...text] }))

  function edit(at: number, patch: Partial<Policy>) {
    onChange(shown.map((policy, index) => (index === at ? { ...policy, ...patch } : policy)))
  }
  return (
    <details>
      <summary className={styles.textButton}>{adminSettings.policies}</summary>
      <div className="stack">
        {shown.map((policy, index) => (
          <div
            key={index}
            className="stack"
            role="group"
            aria-label={policy.title || adminSettings.policyTitle}
          >
            <Field
              label={adminSettings.policyTitle}
              required
              maxLength={120}
              value={policy.title}
              onChange={({ target }) => edit(index, { title: target.value })}
            />
            <AreaField
              label={adminSettings.policyText}
              hint={adminSettings.policyHint}
              rows={Math.max(3, policy.text.length + 1)}
              maxLength={4000}
              value={policy.text.join('\n')}
              onChange={({ target }) => edit(index, { text: target.value.split('\n') })}
            />
            <div>
              <Button
                look="quiet"
                disabled={shown.length === 1}
                onClick={() => onChange(shown.filter((_, at) => at !== index))}
              >
                {adminSettings.removePolicy}
              </Button>
            </div>
          </div>
        ))}
        <div>
          <Button look="outline" onClick={() => onChange([...shown, { title: '', text: [] }])}>
            {adminSettings.addPolicy}
          </Button>
        </div>
      </div>
    </details>
  )
}
