import { clubConfig } from '@club/shared';

/** Default picture of a news item: the club's oak over the pitch. */
export function NoticiaPicture() {
  const { primario, secundario } = clubConfig.colores;
  return (
    <svg viewBox="0 0 320 140" width="100%" aria-hidden style={{ display: 'block' }}>
      <rect width="320" height="140" fill={primario} />
      <path d="M0 108h320v32H0z" fill="#2f7d46" />
      <path d="M0 108h320" stroke="#ffffff66" strokeWidth="2" />
      <circle cx="160" cy="140" r="34" fill="none" stroke="#ffffff66" strokeWidth="2" />
      <g fill={secundario} opacity="0.9">
        <path d="M154 78h12v36h-12z" />
        <circle cx="160" cy="52" r="26" />
        <circle cx="132" cy="68" r="20" />
        <circle cx="188" cy="68" r="20" />
        <circle cx="160" cy="74" r="18" />
      </g>
      <circle cx="262" cy="36" r="16" fill="#ffffff2e" />
    </svg>
  );
}
