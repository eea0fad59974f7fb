/* head */ let a /* b */ = /* c */ 1 // tail
; /* x */ a++ /* y */; // z
if (/* in */ a /* out */) /* then */ a++ /* end */
else /* other */ a-- // done
const f = ( /* none */ ) => /* body */ a /* after */ // really
const g = function /* g */ ( /* p */ p /* q */ ) /* r */ { /* s */ }
for ( /* i */ ; /* t */ a < 5 /* u */ ; /* v */ ) /* w */ a++ // x
console.log(a, f(), g(), f.toString(), g.toString())
