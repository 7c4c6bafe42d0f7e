import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import text from '../../components/text.module.css';
import { Link } from 'react-router-dom';
import { adminPaths } from '../app/admin-paths';
import type { SendingSummary } from './sending-state';

/**
 * Ref of an element that keeps the keyboard focus: when its focused control is removed, its principal control gets the
 * focus, or else its heading.
 */
function useKeptFocus(): RefObject<HTMLElement | null> {
  const container = useRef<HTMLElement>(null);
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && container.current?.contains(target)) last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // No dependency list: a removal is only visible after a render.
  useEffect(() => {
    if (document.activeElement !== document.body || last.current?.isConnected !== false) return;
    const next =
      container.current?.querySelector<HTMLElement>('[data-principal]') ??
      container.current?.querySelector<HTMLElement>('h1');
    next?.focus();
  });
  return container;
}

interface TouchlineFrameProps {
  readonly title: string;
  /** `undefined` while the device has no notebook of the match. */
  readonly sending: SendingSummary | undefined;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Full-screen frame of a match: back link, title and sync status. No navigation, so that nobody leaves by mistake. */
export function TouchlineFrame({ title, sending, onRetry, children }: TouchlineFrameProps) {
  const main = useKeptFocus();
  return (
    <Box
      ref={main}
      component="main"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        minHeight: '100dvh',
        maxWidth: 620,
        mx: 'auto',
        px: 1.5,
        pt: 0.5,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 52 }}>
        <ButtonBase
          component={Link}
          to={adminPaths.inicio}
          aria-label="Volver al panel"
          sx={{
            width: 48,
            height: 48,
            flexShrink: 0,
            fontSize: 'size.28',
            fontWeight: 800,
            borderRadius: 3,
          }}
        >
          ←
        </ButtonBase>
        <Typography
          component="h1"
          tabIndex={-1}
          sx={{
            flexGrow: 1,
            minWidth: 0,
            fontSize: 'size.16',
            fontWeight: 800,
            lineHeight: 1.15,
          }}
        >
          {title}
        </Typography>
        {sending && (
          <ButtonBase
            onClick={onRetry}
            aria-label={`${sending.text}. Enviar ahora`}
            sx={{
              flexShrink: 0,
              maxWidth: 150,
              minHeight: 48,
              px: 1.5,
              py: 0.5,
              border: '2px solid',
              borderRadius: 3,
              fontFamily: 'inherit',
              fontSize: 'size.12',
              fontWeight: 800,
              lineHeight: 1.15,
              ...(sending.isAllSent
                ? { borderColor: '#0b5128', color: 'text.primary' }
                : { borderColor: '#231f00', bgcolor: '#f5c518', color: '#231f00' }),
            }}
          >
            <span data-testid="envio">
              {sending.isAllSent ? '✓ ' : ''}
              {sending.text}
            </span>
          </ButtonBase>
        )}
        <Box role="status" className={text.hidden}>
          {sending?.text}
        </Box>
      </Box>
      {children}
    </Box>
  );
}
