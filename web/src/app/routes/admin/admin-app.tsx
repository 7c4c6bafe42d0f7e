export function AdminApp() {
  return null;
}
