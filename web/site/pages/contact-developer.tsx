import { Page } from '../../components/page';
import { EmailLink, Prose } from './club-page';
import { useSettings } from '../../lib/state/club-context';

/** Page with the developer's contact data (regla 9). */
export function Component() {
  const { email, email_desarrollador: developerEmail, repositorio } = useSettings().contacto;
  const address = developerEmail === '' ? email : developerEmail;
  return (
    <Page title="Contacto con el desarrollador">
      <Prose>
        <p>
          ¿Has visto un fallo o tienes una idea?{' '}
          {address === '' ? (
            'Cuéntaselo al club.'
          ) : (
            <>
              Escribe a <EmailLink email={address} />.
            </>
          )}
        </p>
        {repositorio !== '' && (
          <p>
            El código está en{' '}
            <a href={repositorio} target="_blank" rel="noopener noreferrer">
              nuestro perfil de código
            </a>
            .
          </p>
        )}
      </Prose>
    </Page>
  );
}
