const $t = 1, $tf = 2, $t_ = 3; function $te($t_f) { let $t_e = $t_f + $t; return $t_e; }
class record { static start() { return [$t, $tf, $t_, $te(4)]; } } console.log(record.start(), typeof node, typeof modules, typeof loaded, typeof MAIN);
