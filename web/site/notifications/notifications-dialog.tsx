import { NOTIFICATION_TOPICS, type NotificationTopic } from '@club/shared';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { InternalLink } from '../../components/router-link';
import surface from '../../components/surface.module.css';
import { paths } from '../../lib/paths';
import { whileCurrent } from '../../lib/while-current';
import css from './notifications.module.css';
import { type Attempt, readSituation, type Situation, turnOff, turnOn } from './device';

const TOPIC_LABELS: Readonly<Record<NotificationTopic, string>> = {
  goles: 'Los goles, en el momento',
  final: 'El resultado final',
  horario: 'Cambios de fecha, hora o campo, y aplazamientos',
  noticias: 'Las noticias del club',
};

interface ChoiceProps {
  readonly clave: string;
  /** Topics that this device is subscribed to; `null` if it is not subscribed. */
  readonly active: readonly NotificationTopic[] | null;
  readonly onChange: (active: readonly NotificationTopic[] | null) => void;
}

/** Form to choose topics, subscribe and unsubscribe. */
function Choice({ clave, active, onChange }: ChoiceProps) {
  const [temas, setTopics] = useState<readonly NotificationTopic[]>(active ?? NOTIFICATION_TOPICS);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  /** Subscribes or unsubscribes. On success it shows `done`, and `after` are the topics of this device. */
  const attempt = async (work: () => Promise<Attempt>, done: string, after: typeof active) => {
    setIsBusy(true);
    setMessage('');
    const result = await work().catch((): Attempt => ({
      ok: false,
      msg: 'Algo ha fallado. Inténtalo de nuevo.',
    }));
    setIsBusy(false);
    setMessage(result.ok ? done : result.msg);
    if (result.ok) onChange(after);
  };
  const toggle = (tema: NotificationTopic, isWanted: boolean) => {
    setMessage('');
    setTopics(NOTIFICATION_TOPICS.filter((one) => (one === tema ? isWanted : temas.includes(one))));
  };
  return (
    <>
      <fieldset className={css.temas}>
        <legend>Avísame de…</legend>
        {NOTIFICATION_TOPICS.map((tema) => (
          <label key={tema} className={css.tema}>
            <input
              type="checkbox"
              checked={temas.includes(tema)}
              onChange={({ target }) => toggle(tema, target.checked)}
            />
            {TOPIC_LABELS[tema]}
          </label>
        ))}
      </fieldset>
      <p role="status" className={css.message}>
        {message}
      </p>
      <div className={surface.buttons}>
        <Button
          variant="contained"
          disabled={isBusy || temas.length === 0}
          onClick={() =>
            void attempt(
              () => turnOn(clave, temas),
              'Listo: este dispositivo recibirá los avisos.',
              temas,
            )
          }
        >
          {active ? 'Guardar' : 'Activar avisos'}
        </Button>
        {active && (
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={() => void attempt(turnOff, 'Hecho: no recibirás más avisos.', null)}
          >
            No quiero más avisos
          </Button>
        )}
      </div>
      <p className={css.small}>
        Guardamos solo la dirección que da tu navegador para los avisos, sin tu nombre.{' '}
        <InternalLink to={paths.privacidad}>Privacidad</InternalLink>
      </p>
    </>
  );
}

/** Explains why notifications are not available and what the reader can do. */
function Obstacle({ kind }: { readonly kind: Exclude<Situation['kind'], 'available'> }) {
  if (kind === 'blocked') {
    return (
      <p>
        Este navegador tiene bloqueados los avisos de esta web. Permítelos en los ajustes del sitio
        (el icono junto a la dirección) y vuelve a tocar «Avísame».
      </p>
    );
  }
  if (kind === 'unsupported') {
    return <p>Este navegador no puede recibir avisos. Prueba con otro, o con el móvil.</p>;
  }
  return (
    <>
      <p>En el iPhone y el iPad los avisos llegan solo si la web está en la pantalla de inicio:</p>
      <ol className={css.steps}>
        <li>Toca Compartir, el cuadrado con la flecha hacia arriba.</li>
        <li>Elige «Añadir a pantalla de inicio».</li>
        <li>Abre la web desde su icono y vuelve a tocar «Avísame».</li>
      </ol>
      <p className={css.small}>Hace falta iOS 16.4 o posterior.</p>
    </>
  );
}

export interface NotificationsDialogProps {
  /** Public VAPID key of the club. */
  readonly clave: string;
  readonly onClose: () => void;
}

/** Dialog to subscribe to and unsubscribe from push notifications. */
export function NotificationsDialog({ clave, onClose }: NotificationsDialogProps) {
  const [situation, setSituation] = useState<Situation>();
  useEffect(
    () =>
      whileCurrent(
        readSituation().catch((): Situation => ({ kind: 'unsupported' })),
        setSituation,
      ),
    [],
  );
  return (
    <Dialog title="Avisos en este dispositivo" className={css.dialog} onClose={onClose}>
      {situation === undefined && <p role="status">Un momento…</p>}
      {situation?.kind === 'available' && (
        <Choice
          clave={clave}
          active={situation.temas}
          onChange={(temas) => setSituation({ kind: 'available', temas })}
        />
      )}
      {situation && situation.kind !== 'available' && <Obstacle kind={situation.kind} />}
    </Dialog>
  );
}
