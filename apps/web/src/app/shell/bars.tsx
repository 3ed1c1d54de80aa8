// The bars of signed-in people in one file, which visitors do not load.
export { BottomBar } from './bottom-bar.tsx'
export { NetworkNotice } from './network-notice.tsx'
export { TopBar } from './top-bar.tsx'
