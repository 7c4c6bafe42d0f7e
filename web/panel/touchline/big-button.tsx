import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { type ConfirmDialogProps, useQuestion } from '../common/confirm-dialog';

/** Contrast of at least 7:1, for reading in sunlight. */
const TONES = {
  gol: { bgcolor: '#0b5128', color: '#ffffff', borderColor: '#0b5128' },
  encajado: { bgcolor: '#7a1712', color: '#ffffff', borderColor: '#7a1712' },
  tarjeta: { bgcolor: '#f5c518', color: '#231f00', borderColor: '#231f00' },
  plain: { bgcolor: 'background.paper', color: 'text.primary', borderColor: 'text.primary' },
} as const;

export interface BigButtonProps {
  readonly tone?: keyof typeof TONES;
  /** CSS pixels; at least 48. */
  readonly height?: number;
  readonly fontSize?: string;
  /** Share of the width of its `ButtonRow`, 1 by default. */
  readonly share?: number;
  readonly isDisabled?: boolean;
  readonly isPressed?: boolean;
  /** Whether the button gets the focus when the focused element is removed (`useKeptFocus`). */
  readonly isPrincipal?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Large button with a thick border and haptic feedback. */
export function BigButton({
  tone = 'plain',
  height = 56,
  fontSize = 'size.18',
  share,
  isDisabled = false,
  isPressed,
  isPrincipal = false,
  onClick,
  children,
}: BigButtonProps) {
  return (
    <ButtonBase
      focusRipple
      // Not `disabled`: a button that was just pressed would lose the focus.
      {...(isDisabled && { 'aria-disabled': true })}
      {...(isPrincipal && { 'data-principal': true })}
      {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
      onClick={() => {
        if (isDisabled) return;
        if ('vibrate' in navigator) navigator.vibrate(25);
        onClick();
      }}
      sx={{
        width: 1,
        minWidth: 0,
        minHeight: height,
        px: 1,
        py: 0.5,
        border: '2px solid',
        borderRadius: 3,
        fontFamily: 'inherit',
        fontSize,
        fontWeight: 800,
        lineHeight: 1.15,
        textAlign: 'center',
        overflowWrap: 'anywhere',
        ...(share !== undefined && { '--share': share }),
        // Disables double-tap zoom, so that two quick taps are two taps.
        touchAction: 'manipulation',
        ...TONES[tone],
        ...(isPressed === true && { bgcolor: 'text.primary', color: 'background.paper' }),
        ...(isDisabled ? { opacity: 0.45 } : { '&:active': { filter: 'brightness(0.85)' } }),
      }}
    >
      {children}
    </ButtonBase>
  );
}

/** Buttons side by side. They wrap to a next line before a word is broken. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        // `break-word` keeps a button as wide as its longest word. `anywhere`, a button's default, does not.
        '&& > *': { flex: 'var(--share, 1) 1 0', minWidth: 'auto', overflowWrap: 'break-word' },
      }}
    >
      {children}
    </Box>
  );
}

interface BigConfirmButtonProps
  extends
    Pick<BigButtonProps, 'tone'>,
    Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'children'> {
  readonly label: string;
  /** The dialog stays open while this runs. */
  readonly onConfirm: () => Promise<unknown>;
}

/** Big button that asks for confirmation, for actions that cannot be undone. */
export function BigConfirmButton({
  label,
  tone = 'plain',
  onConfirm,
  children,
  ...texts
}: BigConfirmButtonProps) {
  const { ask, dialog } = useQuestion();
  return (
    <>
      <BigButton
        tone={tone}
        onClick={() =>
          ask({ ...texts, detail: children, work: onConfirm, onDone: () => undefined })
        }
      >
        {label}
      </BigButton>
      {dialog}
    </>
  );
}
