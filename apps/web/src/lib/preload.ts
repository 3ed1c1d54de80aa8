type Preloader = (href: string) => void

let preloader: Preloader = () => {}

/** Tells how the screen behind a link is loaded ahead; the app knows its table of routes, links do not. */
export function setPreloader(load: Preloader): void {
  preloader = load
}

/** Starts loading the screen behind `href`, so that it is there when the link is followed. */
export function preload(href: string): void {
  preloader(href)
}
