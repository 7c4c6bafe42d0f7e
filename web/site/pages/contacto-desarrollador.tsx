import { clubConfig } from '@club/shared';
import { Page } from '../../components/page';
import { Prose } from '../../components/prose';

/** How to reach who made the site (regla 9). */
export function ContactoDesarrolladorRoute() {
  const { emailDesarrollador, repositorio } = clubConfig.contacto;
  return (
    <Page title="Contacto con el desarrollador">
      <Prose>
        <p>
          ¿Has visto un fallo o tienes una idea? Escribe a{' '}
          <a href={`mailto:${emailDesarrollador}`}>{emailDesarrollador}</a>.
        </p>
        <p>
          El código está en{' '}
          <a href={repositorio} target="_blank" rel="noopener noreferrer">
            nuestro perfil de código
          </a>
          .
        </p>
      </Prose>
    </Page>
  );
}
