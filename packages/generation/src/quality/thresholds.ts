/**
 * Every number the gates compare with, in one place. "ENEM": measured on 1,927 text-only multiple-choice items of the
 * Brazilian ENEM exams 2009–2023. "FaQuAD": measured on 900 questions written by Brazilian students. The rest follow
 * item-writing guidelines (Haladyna, Downing and Rodriguez 2002) or the needs of the product.
 */
export const THRESHOLDS = {
  quote: {
    /** Shorter quotes are found by chance. */
    minChars: 12,
    /** Share of the quote that must stand on the page in one run; the rest may be at most `maxEdits` tokens. */
    minRun: 0.85,
    maxEdits: 2,
    /** A quote is a sentence or two; longer ones must stand on the page word by word. */
    maxRepairedWords: 150,
  },
  /** G2: share of the answer's content words found around the quote. */
  grounded: { reject: 0.6, warn: 0.85 },
  question: {
    /** FaQuAD: 99.6% of human questions have 4 to 25 words; p10/p50/p90 = 6/9/15. */
    minWords: 4,
    maxWords: 25,
    /** A cloze carries its whole sentence. */
    maxClozeWords: 35,
    maxChars: 180,
    maxClozeChars: 240,
    /** A teacher's own exercise is taken as it is; a page of reading before it is too much for a card. */
    maxExerciseWords: 60,
    maxExerciseChars: 400,
  },
  answer: {
    /** FaQuAD: 98.9% of human answers have 1 to 30 words; p90 = 16. */
    maxWords: 30,
    preferredWords: 20,
    maxChars: 240,
    maxExerciseWords: 40,
    maxExerciseChars: 300,
  },
  /** F5: share of letters, digits, spaces and Portuguese punctuation. */
  plainChars: 0.85,
  /** L1: share of the answer's lemmas already in the question. FaQuAD: 0.5 rejects 10% of human questions. */
  leakage: { reject: 0.5, warn: 0.34 },
  /** L2: a definition needs a difference besides its genus. */
  definitionLemmas: 2,
  portuguese: { knownWords: 0.7, functionWords: 0.2 },
  /**
   * S1: words of a source sentence; a long one costs an item something, what is longer still is no sentence of a school
   * text.
   */
  sentence: { minWords: 6, longWords: 45, maxWords: 75 },
  options: {
    /** Rodriguez 2005: three options suffice; the product shows at most five. */
    min: 3,
    max: 5,
    /** ENEM: key length over mean distractor length, p5 and p95. */
    keyRatio: [0.74, 1.36],
    /** ENEM: longest over shortest option, p95. */
    spread: 2.2,
    /** Below this mean length (characters) the ratios say nothing; a difference of so many characters does not show. */
    shortMean: 20,
    shortDifference: 9,
    /** ENEM: Jaccard of the content words of two options, p95. */
    overlap: 0.31,
    /** Above this every pair shares one frame on purpose ('aumento de X', 'redução de X'). */
    parallel: 0.5,
  },
  numeric: { factor: [0.4, 2.5], yearDistance: [1, 60] },
  /** Q10 */
  explanation: { maxChars: 300, keySupport: 0.8 },
  word: { minLetters: 4, maxLetters: 12, maxHintChars: 120 },
  /** T2 */
  coverage: {
    /** A shorter part may have nothing to ask. */
    minWords: 120,
    sections: 0.8,
    /** A document of more parts than this cannot have an item in each. */
    maxParts: 40,
    pages: 0.7,
    pageDistance: 2,
    /** Gini coefficient of items over the square root of words. */
    gini: 0.45,
    /** Evenness says nothing about fewer parts. */
    minParts: 4,
  },
  set: {
    /** T1: similarity at which two questions are one; with equal answers; of a card and a quiz question. */
    duplicate: 0.6,
    duplicateSameAnswer: 0.45,
    duplicateAcross: 0.8,
    /** T3: what the games and the quiz need (memory game 12 pairs, lightning quiz 15, word search 10 and spare). */
    cards: 12,
    questions: 15,
    words: 12,
    /** T4: memory cards cut text at 80 characters. */
    memoryChars: 80,
    memoryShare: 0.6,
    /** T5: words a pupil reads in 15, 12 and 8 seconds at 3.3 words a second. */
    lightningWords: { fácil: 50, médio: 40, difícil: 26 },
    /** Questions of a round; longer options do not fit their buttons. */
    lightningRound: { fácil: 8, médio: 12, difícil: 15 },
    lightningOptionChars: 40,
    /** T6: shares of easy, medium and hard items, and how far they may be off, when there are this many. */
    difficulty: { fácil: 0.3, médio: 0.5, difícil: 0.2 },
    difficultyOff: 0.15,
    difficultyItems: 20,
    /** T7: share of one position over the even share. */
    keyShare: 1.4,
    /** T8. ENEM: the key is the longest of five options in 28.8%. */
    longestKey: 0.35,
    /** T9 */
    family: 0.45,
    cloze: 0.5,
    acronym: 0.15,
    /** T10: distinct answers over items. */
    distinctAnswers: 0.9,
    /** Shares and rates say nothing about fewer items than this. */
    minItems: 8,
  },
} as const
