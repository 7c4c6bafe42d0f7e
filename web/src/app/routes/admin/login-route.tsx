export function LoginRoute() {
  return null;
}
