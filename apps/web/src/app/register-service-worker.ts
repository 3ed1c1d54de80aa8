/**
 * Lets the app open without a network. Only pupils study without one, so only they get a service worker; on a device that
 * has one it stays up to date whoever signs in. Browsers have none on insecure addresses.
 */
export function registerServiceWorker(wanted: boolean): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (!wanted && !navigator.serviceWorker.controller) return
  // After the screen: what it keeps is not needed now.
  const register = () => navigator.serviceWorker.register('/sw.js').catch(() => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
