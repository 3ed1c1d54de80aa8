/** What trees tell of an item; 0 to 1 unless said otherwise. All are 0 where there is nothing to tell. */
export type TreeFeature =
  /** Phrases of the question that need another sentence ('esse método', 'o processo', 'ela', 'em março'), at most 4. */
  | 'hangingQuestion'
  /** The same of the answer. */
  | 'hangingAnswer'
  /** Relational nouns without complement ('o aumento', 'acesso') among both, at most 4. */
  | 'relationalBare'
  /**
   * How far the passage has the question's predicate: 1 the same verb, .9 of its meaning, .8 as a noun, .5 where the
   * question's verb says little.
   */
  | 'predicateMatched'
  /** Share of the named things of the question that stand in that predicate's frame in a role that goes with theirs. */
  | 'rolesMatched'
  /** Share of the words of the named things that passage, heading or sentence before have at all. */
  | 'namedFound'
  /** Things that stand in the contrary role (who does, to whom it is done), at most 3. */
  | 'rolesTurned'
  /** Share of the answer's own words in that predicate's frame. */
  | 'answerFound'
  /** How far the answer's role there is the one asked for. */
  | 'answerRole'
  /** The answer is the whole phrase. */
  | 'answerWhole'
  /** It ends before what it needs. */
  | 'answerCut'
  /** It is one of several that stand side by side. */
  | 'answerPartOfList'
  /** It takes in more than a phrase. */
  | 'answerOver'
  /** Certainty of the arcs used, the least and the mean. */
  | 'arcsLeast'
  | 'arcsMean'
  /** Something is met only in the sentence before or in the heading. */
  | 'leansBack'
  /** The predicate is that of the main clause. */
  | 'mainClause'
  /** The predicate is denied. */
  | 'negated'
  /** Item and passage differ in denial. */
  | 'polarityDiffers'
  /**
   * Ways the passage limits what it says ('pode', 'em geral') which the item does not have, or has beyond it; at
   * most 3.
   */
  | 'hedgesDiffer'
  /** The answer is the effect where the cause is asked for. */
  | 'causeTurned'
  /** Words of question and answer over 30, at most 1. */
  | 'length'
  /** Another predicate of the passage that is the question's as well has something else in the answer's place. */
  | 'slotTakenByOther'

/** The features of an item that trees tell nothing of. */
export const NONE: Readonly<Record<TreeFeature, number>> = {
  hangingQuestion: 0,
  hangingAnswer: 0,
  relationalBare: 0,
  predicateMatched: 0,
  rolesMatched: 0,
  namedFound: 0,
  rolesTurned: 0,
  answerFound: 0,
  answerRole: 0,
  answerWhole: 0,
  answerCut: 0,
  answerPartOfList: 0,
  answerOver: 0,
  arcsLeast: 0,
  arcsMean: 0,
  leansBack: 0,
  mainClause: 0,
  negated: 0,
  polarityDiffers: 0,
  hedgesDiffer: 0,
  causeTurned: 0,
  length: 0,
  slotTakenByOther: 0,
}
