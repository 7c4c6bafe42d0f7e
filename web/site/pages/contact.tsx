import { EMBED_HEIGHT, EMBED_PATH, NOTICIAS_RSS_PATH, aboutPath } from '@club/shared';
import clsx from 'clsx';
import { Button } from '../../components/button';
import { Section } from '../../components/page';
import { EmailLink, ClubPage } from './club-page';
import { SocialLinks } from '../../components/social-links';
import surface from '../../components/surface.module.css';
import { paths } from '../../lib/paths';
import { useSettings } from '../../lib/state/club-context';
import { useIsHydrated } from '../../lib/hydration';
import css from './club-page.module.css';

/** HTML for embedding our match in another site (regla 94). */
function FrameCode() {
  // The server does not know the public origin.
  const origin = useIsHydrated() ? window.location.origin : '';
  return (
    <pre className={css.code}>
      {`<iframe src="${origin}${EMBED_PATH}" title="Partido" width="100%" height="${String(EMBED_HEIGHT)}" style="border:0"></iframe>`}
    </pre>
  );
}

/** Page with the club's contact data (regla 9). */
export function Component() {
  const { contacto, slug } = useSettings();
  return (
    <ClubPage title="Contacto">
      <div className={css.cards}>
        <Section title="Correo" className={clsx(surface.card, css.card)}>
          {contacto.email === '' ? (
            <p>El club aún no ha publicado una dirección de correo.</p>
          ) : (
            <p>
              Escríbenos a <EmailLink email={contacto.email} />.
            </p>
          )}
        </Section>
        <SocialLinks className={clsx(surface.card, css.card)} />
        <Section title="En el campo" className={clsx(surface.card, css.card)}>
          <p>Ven a vernos: dónde jugamos y cuándo es el próximo partido.</p>
          <div className={surface.buttons}>
            <Button variant="outlined" to={aboutPath(slug)}>
              Dónde jugamos
            </Button>
            <Button variant="outlined" to={paths.partidos}>
              Ver los partidos
            </Button>
          </div>
        </Section>
        <Section title="Para otras webs y periódicos" className={clsx(surface.card, css.card)}>
          <p>
            Las <a href={NOTICIAS_RSS_PATH}>noticias en RSS</a>, y el próximo partido o el resultado
            en directo para ponerlo en cualquier página:
          </p>
          <FrameCode />
        </Section>
      </div>
    </ClubPage>
  );
}
