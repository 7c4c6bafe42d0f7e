/** Replaces `firebase/database` in the bundle: reactfire imports it, but nothing calls it. */
function notBundled(): never {
  throw new Error('the Realtime Database is not bundled');
}

export {
  notBundled as get,
  notBundled as off,
  notBundled as onChildAdded,
  notBundled as onChildChanged,
  notBundled as onChildMoved,
  notBundled as onChildRemoved,
  notBundled as onValue,
};
