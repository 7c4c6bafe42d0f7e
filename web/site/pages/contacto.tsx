import { clubConfig } from '@club/shared';
import { Page } from '../../components/page';
import { Prose } from '../../components/prose';

/** How to reach the club (regla 9). */
export function ContactoRoute() {
  return (
    <Page title="Contacto">
      <Prose>
        <p>
          Escríbenos a{' '}
          <a href={`mailto:${clubConfig.contacto.email}`}>{clubConfig.contacto.email}</a>.
        </p>
        <h2>Redes sociales</h2>
        <ul>
          {clubConfig.redesSociales.map(({ red, nombre, url }) => (
            <li key={red}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {nombre}
              </a>
            </li>
          ))}
        </ul>
      </Prose>
    </Page>
  );
}
