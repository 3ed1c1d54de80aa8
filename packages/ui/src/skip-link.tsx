/** The first stop of the keyboard: jumps over the navigation to the content with id `conteudo`. */
export function SkipLink() {
  return (
    <a
      href="#conteudo"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-sm bg-info px-5 py-3 font-extrabold text-on-info focus:translate-y-0"
    >
      Pular para o conteúdo
    </a>
  )
}
