import { EMBED_HEIGHT, EMBED_PATH, NOTICIAS_RSS_PATH } from '@club/shared';
import clsx from 'clsx';
import { useSyncExternalStore } from 'react';
import { Button } from '../../components/button';
import { EmailLink } from '../../components/email-link';
import { Page } from '../../components/page';
import { Prose } from '../../components/prose';
import { SocialIcon } from '../../components/social-icon';
import surface from '../../components/surface.module.css';
import { useSettings } from '../../lib/state/club-context';
import css from './contact.module.css';

const neverChanges = () => () => undefined;

/** HTML for embedding our match in another site (regla 94). */
function FrameCode() {
  // The server does not know the public origin.
  const origin = useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => '',
  );
  return (
    <pre className={css.code}>
      {`<iframe src="${origin}${EMBED_PATH}" title="Partido" width="100%" height="${String(EMBED_HEIGHT)}" style="border:0"></iframe>`}
    </pre>
  );
}

/** Page with the club's contact data (regla 9). */
export function ContactRoute() {
  const { contacto, redes_sociales: redes } = useSettings();
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
            <ul className={clsx(surface.list, css.networks)}>
              {redes.map(({ red, nombre, url }) => (
                <li key={url}>
                  <Button variant="outlined" href={url}>
                    <SocialIcon red={red} />
                    {nombre}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
        <h2>Para otras webs y periódicos</h2>
        <p>
          Las <a href={NOTICIAS_RSS_PATH}>noticias en RSS</a>, y el próximo partido o el resultado
          en directo para ponerlo en cualquier página:
        </p>
        <FrameCode />
      </Prose>
    </Page>
  );
}
