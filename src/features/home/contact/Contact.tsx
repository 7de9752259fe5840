import { appointment } from '#copy/shop/contact.ts'
import { contactPage } from '#copy/shop/contactPage.ts'
import { hours } from '#copy/base/frame.ts'
import { pages } from '#copy/base/titles.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { Head } from '#ui/parts/Head.tsx'
import { Picture } from '#ui/parts/Picture.tsx'
import { paths } from '#ui/routing/paths.ts'
import { AppointmentForm } from './AppointmentForm.tsx'
import { ContactDetails } from './ContactDetails.tsx'
import styles from './contact.module.css'

/** Address, opening hours and the appointment form. */
export function Contact() {
  const { shop } = usePageData()
  return (
    <div className="page">
      <Head copy={pages.contact} path={paths.contact} />
      <div className={styles.head}>
        <h1>{contactPage.title}</h1>
        <p>{contactPage.lead}</p>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <section aria-labelledby="visit-title">
            <h2 id="visit-title">{contactPage.visit}</h2>
            <ContactDetails shop={shop} />
          </section>
          <div>
            <h2>{hours.title}</h2>
            <dl className={styles.hours}>
              {shop.hours.map(({ days, hours: open }, line) => (
                <div key={line}>
                  <dt>{days}</dt>
                  <dd>{open}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <Picture
          source="/pictures/about"
          alt=""
          sizes="(min-width: 72rem) 31vw, (min-width: 40rem) 46vw, 92vw"
        />
        <section className="stack" aria-labelledby="appointment-title">
          <div>
            <h2 id="appointment-title">{appointment.title}</h2>
            <p>{appointment.lead}</p>
          </div>
          <AppointmentForm />
        </section>
      </div>
    </div>
  )
}
