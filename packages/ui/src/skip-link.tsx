/** The first stop of the keyboard: jumps over the navigation to the content with id `conteudo`. */
export function SkipLink() {
  return (
    <a
      href="#conteudo"
      className={
        'sr-only rounded-sm bg-info font-extrabold text-on-info focus:not-sr-only focus:fixed focus:top-2 ' +
        'focus:left-2 focus:z-50 focus:px-5 focus:py-3'
      }
    >
      Pular para o conteúdo
    </a>
  )
}
