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

interface TopicsFormProps {
  readonly publicKey: string;
  /** Topics that this device is subscribed to; `null` if it is not subscribed. */
  readonly active: readonly NotificationTopic[] | null;
  readonly onChange: (active: readonly NotificationTopic[] | null) => void;
}

/** Form to choose topics, subscribe and unsubscribe. */
function TopicsForm({ publicKey, active, onChange }: TopicsFormProps) {
  const [topics, setTopics] = useState<readonly NotificationTopic[]>(active ?? NOTIFICATION_TOPICS);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  /** Subscribes or unsubscribes. On success, shows `done` and reports `after`, this device's topics from now on. */
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
  const toggle = (topic: NotificationTopic, isWanted: boolean) => {
    setMessage('');
    setTopics(
      NOTIFICATION_TOPICS.filter((one) => (one === topic ? isWanted : topics.includes(one))),
    );
  };
  return (
    <>
      <fieldset className={css.topics}>
        <legend>Avísame de…</legend>
        {NOTIFICATION_TOPICS.map((topic) => (
          <label key={topic} className={css.topic}>
            <input
              type="checkbox"
              checked={topics.includes(topic)}
              onChange={({ target }) => toggle(topic, target.checked)}
            />
            {TOPIC_LABELS[topic]}
          </label>
        ))}
      </fieldset>
      <p role="status" className={css.message}>
        {message}
      </p>
      <div className={surface.buttons}>
        <Button
          variant="contained"
          disabled={isBusy || topics.length === 0}
          onClick={() =>
            void attempt(
              () => turnOn(publicKey, topics),
              'Listo: este dispositivo recibirá los avisos.',
              topics,
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
  readonly publicKey: string;
  readonly onClose: () => void;
}

/** Dialog to subscribe to and unsubscribe from push notifications. */
export function NotificationsDialog({ publicKey, onClose }: NotificationsDialogProps) {
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
        <TopicsForm
          publicKey={publicKey}
          active={situation.topics}
          onChange={(topics) => setSituation({ kind: 'available', topics })}
        />
      )}
      {situation && situation.kind !== 'available' && <Obstacle kind={situation.kind} />}
    </Dialog>
  );
}
