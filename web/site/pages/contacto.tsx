import { EmailLink } from '../../components/email-link';
import { Page } from '../../components/page';
import { Prose } from '../../components/prose';
import { useAjustes } from '../../lib/estado/club-context';

/** How to reach the club (regla 9). */
export function ContactoRoute() {
  const { contacto, redes_sociales: redes } = useAjustes();
  return (
    <Page title="Contacto">
      <Prose>
        {contacto.email === '' ? (
          <p>El club aún no ha publicado una dirección de correo.</p>
        ) : (
          <p>
            Escríbenos a <EmailLink email={contacto.email} />.
          </p>
        )}
        {redes.length > 0 && (
          <>
            <h2>Redes sociales</h2>
            <ul>
              {redes.map(({ nombre, url }) => (
                <li key={url}>
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    {nombre}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </Prose>
    </Page>
  );
}
