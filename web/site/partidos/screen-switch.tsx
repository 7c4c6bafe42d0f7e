import clsx from 'clsx';
import { useEffect, useState } from 'react';
import text from '../../components/text.module.css';
import css from './screen-switch.module.css';
import { useIsHydrated } from '../../lib/hydration';
import { keepScreenOn } from '../../lib/screen-lock';

/** Whether this browser supports wake locks: false on the server, in old browsers and on insecure pages. */
const useCanStayOn = (): boolean => useIsHydrated() && 'wakeLock' in navigator;

/** State of the wake lock, whether the device refused it, and a toggle. */
function useWakeLock() {
  const [isOn, setIsOn] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(
    () =>
      isOn
        ? keepScreenOn(() => {
            setIsOn(false);
            setIsRefused(true);
          })
        : undefined,
    [isOn],
  );
  const toggle = () => {
    setIsRefused(false);
    setIsOn(!isOn);
  };
  return { isOn, isRefused, toggle };
}

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
