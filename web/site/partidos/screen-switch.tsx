import clsx from 'clsx';
import { useEffect, useState } from 'react';
import text from '../../components/text.module.css';
import css from './screen-switch.module.css';
import { useIsHydrated } from '../../lib/hydration';

/** Whether this browser supports wake locks: false on the server, in old browsers and on insecure pages. */
const useCanStayOn = (): boolean => useIsHydrated() && 'wakeLock' in navigator;

/**
 * Keeps the screen on; the returned function ends it. The browser releases the lock when the page is hidden, so a new
 * one is requested when the page becomes visible. Calls `onLost` if the device refuses or withdraws the lock.
 */
function stayOn(onLost: () => void): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const lose = () => {
    if (!isOver && document.visibilityState === 'visible') onLost();
  };
  const request = async () => {
    if (document.visibilityState !== 'visible') return;
    const granted = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (!granted) lose();
    else if (isOver) void granted.release();
    else {
      lock = granted;
      granted.addEventListener('release', lose);
    }
  };
  const onVisible = () => void request();
  document.addEventListener('visibilitychange', onVisible);
  void request();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release();
  };
}

/** State of the wake lock, whether the device refused it, and a toggle. */
function useWakeLock() {
  const [isOn, setIsOn] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(
    () =>
      isOn
        ? stayOn(() => {
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
