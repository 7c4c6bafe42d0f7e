import clsx from 'clsx';
import text from '../../components/text.module.css';
import css from './screen-switch.module.css';
import { useCanStayOn, useWakeLock } from './wake-lock';

/** Switch «Mantener la pantalla encendida». Renders nothing if the browser does not support it. */
export function ScreenSwitch() {
  const canStayOn = useCanStayOn();
  const { isOn, isRefused, toggle } = useWakeLock();
  return (
    <div className={css.row}>
      {canStayOn && (
        <button
          type="button"
          role="switch"
          aria-checked={isOn}
          className={css.switch}
          onClick={toggle}
        >
          <span aria-hidden className={css.track} />
          Mantener la pantalla encendida
        </button>
      )}
      <p role="status" className={clsx(text.body2, css.message)}>
        {isRefused && 'El dispositivo no lo permite ahora: puede que le quede poca batería.'}
      </p>
    </div>
  );
}
